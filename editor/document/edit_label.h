// SPDX-License-Identifier: MIT
//
// The name of an edit, kept as the source text and not as a translated one: the label is translated when somebody looks
// at it, so that the undo button follows a change of language. Texts are marked with QT_TRANSLATE_NOOP.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace champclos::editor {

struct EditLabel {
    const char *context = nullptr;
    const char *source = nullptr;
    int count = -1;   ///< fills %n
    QString argument; ///< fills %1

    QString text() const {
        const QString translated = QCoreApplication::translate(context, source, nullptr, count);
        return argument.isEmpty() ? translated : translated.arg(argument);
    }
};

} // namespace champclos::editor
