// SPDX-License-Identifier: MIT
//
// The open deck as something on a page holds it: it may be given later, may be another one, and whenever its texts
// change the holder is told. It knows nothing of what the holder shows.
#pragma once

#include "editor/deck/document/deck_document.h"

#include <QPointer>

namespace champclos::editor {

class DeckLink {
public:
    /// False if it is that one already. From now on `refresh` is called after every change of the deck or the language.
    template <class Holder> bool set(DeckDocument *document, Holder *holder, void (Holder::*refresh)()) {
        if (m_document == document)
            return false;
        if (m_document)
            m_document->disconnect(holder);
        m_document = document;
        if (m_document)
            QObject::connect(m_document, &DeckDocument::textsChanged, holder, refresh);
        return true;
    }
    operator DeckDocument *() const { return m_document; }
    DeckDocument *operator->() const { return m_document; }
    DeckDocument &operator*() const { return *m_document; }

private:
    QPointer<DeckDocument> m_document;
};

} // namespace champclos::editor
