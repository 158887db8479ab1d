// SPDX-License-Identifier: MIT
//
// The deck that is open in the workshop. All edits go through here and can be undone: plain fields and lists by their
// path, sentences by the slot operations of deck_slots.h. An unfinished deck is a value like any other: operands may be
// missing, copies need not add up. What is wrong with it is said by the engine's own checks.
#pragma once

#include "editor/document/document.h"
#include "engine/core/content.h"

#include <QVariant>

#include <functional>

namespace champclos::editor {

class DeckDocument : public ValueDocument<DeckDef> {
    Q_OBJECT
    QML_ELEMENT
    /// The same without what is special to decks, for pages that know any document.
    Q_PROPERTY(champclos::editor::Document *file READ file CONSTANT)
    Q_PROPERTY(int cardCount READ cardCount NOTIFY changed)     ///< copies, all together
    Q_PROPERTY(int designCount READ designCount NOTIFY changed) ///< different cards
    Q_PROPERTY(int wantedCount READ wantedCount CONSTANT)       ///< 30
    Q_PROPERTY(bool isPlayable READ isPlayable NOTIFY changed)
    Q_PROPERTY(QString heroFacts READ heroFacts NOTIFY textsChanged) ///< "16 health · ranged · move 3"
    Q_PROPERTY(QStringList sidekickFacts READ sidekickFacts NOTIFY textsChanged)
    Q_PROPERTY(QString abilityText READ abilityText NOTIFY textsChanged)

public:
    explicit DeckDocument(QObject *parent = nullptr);

    Document *file() { return this; }
    QString title() const override;
    QString id() const override { return qt(value().id); }
    std::string text() const override;
    int cardCount() const;
    int designCount() const { return static_cast<int>(value().cards.size()); }
    int wantedCount() const;
    bool isPlayable() const;
    QString heroFacts() const;
    QStringList sidekickFacts() const;
    QString abilityText() const;

    /// Fields and lists by path; see deck_fields.h. True if something changed.
    Q_INVOKABLE QVariant field(const QString &path) const;
    Q_INVOKABLE bool setField(const QString &path, const QVariant &value);
    Q_INVOKABLE bool hasPart(const QString &part) const;
    Q_INVOKABLE bool setPart(const QString &part, bool isWanted);
    Q_INVOKABLE int addEntry(const QString &list); ///< the index of the new one; -1 if there is no such list
    Q_INVOKABLE bool duplicateEntry(const QString &list, int index);
    Q_INVOKABLE bool removeEntry(const QString &list, int index);
    Q_INVOKABLE bool moveEntry(const QString &list, int from, int to);
    /// Adds or takes away one id of a list of ids: who may play a card, its tags, what a spell needs.
    Q_INVOKABLE bool toggleName(const QString &path, const QString &name);

    bool setEmblem(int fighter, const QString &emblem); ///< one that the program has, in the place of a picture
    bool setColours(const QString &field, const QString &charge); ///< "#rrggbb"
    /// Pictures by the path of what shows them: "fighters[0]", "cards[3]", "back". `name` is what a new one is called.
    bool setPicture(const QString &path, const std::shared_ptr<const PictureData> &data, const QString &name,
                    const Crop &crop);
    bool setCrop(const QString &path, const Crop &crop);
    bool removePicture(const QString &path);

    /// Replaces everything, as one step: for an import.
    bool replaceBy(const DeckDef &deck, EditLabel label);

signals:
    void textsChanged(); ///< computed texts: the value or the language is another one

protected:
    bool read(const std::string &text, io::Diagnostics &diagnostics) override;
    bool readRemains(const std::string &text) override;
    void reset() override;
    void becomeCopy() override;
    QList<Problem> findProblems() const override;

private:
    bool change(const char *label, const QString &mergeKey, const std::function<bool(DeckDef &)> &edit);
};

} // namespace champclos::editor
