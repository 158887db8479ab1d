// SPDX-License-Identifier: MIT
//
// A book of the program, one section a row: chapter, title, the ids of the rules it tells, and its text in blocks. The
// words of the rule book are in resources/rulebook, and those of its last chapter come from the decks: what is special
// about each hero. The handbook is docs/manual, without its pictures: they show what is on the screen anyway. The rules
// themselves are in the engine, and nothing is decided here.
#pragma once

#include "app/shell/content_library.h"

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

/// A paragraph, an item of a list, a numbered step, an example, lines to type, or the name of a drawing.
struct RuleBlock {
    enum class Kind : unsigned char { Text, Item, Step, Example, Code, Figure };
    Kind kind = Kind::Text;
    QString text;
};

struct RuleSection {
    QString chapter;
    QString title;
    QStringList ids;
    QList<RuleBlock> blocks;
    QStringList decks; ///< of the deck whose rules it tells: how games refer to it, and its id
    bool isChapterStart = false;
    int page = 0; ///< of the handbook, from 1
};

/// One section for each deck that can be played.
QList<RuleSection> sectionsOfDecks(const ContentLibrary &library);
/// "# Chapter", "## Section [A1 A2]", paragraphs, "- item", "1. step", "> example", "!figure name", lines of code
/// between
/// "```". Pictures are left out.
QList<RuleSection> parseRuleBook(const QString &text);
/// The pages of the handbook in their order, in this language.
QList<RuleSection> readHandbook(const QString &language);

class RuleBook : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString book READ book WRITE setBook NOTIFY bookChanged) ///< "rules" or "manual"
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(champclos::app::ContentLibrary *library READ library WRITE setLibrary NOTIFY languageChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { Chapter = Qt::UserRole + 1, Title, Ids, Blocks, IsChapterStart, Decks };

    explicit RuleBook(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString book() const { return m_book; }
    void setBook(const QString &name);
    QString language() const { return m_language; }
    void setLanguage(const QString &code);
    /// Whose decks have a section each; null: none.
    ContentLibrary *library() const { return m_library; }
    void setLibrary(ContentLibrary *library);
    /// Only sections that contain all these words, whatever their case and accents.
    QString filter() const { return m_filter; }
    void setFilter(const QString &words);
    int count() const { return static_cast<int>(m_shown.size()); }

    /// The row of the section that tells this rule, or with "deck:" before it the rules of that deck, or with "manual:"
    /// where that page of the handbook begins; -1 if none does.
    Q_INVOKABLE int rowOfRule(const QString &id) const;
    Q_INVOKABLE QString titleAt(int row) const;

Q_SIGNALS:
    void bookChanged();
    void languageChanged();
    void filterChanged();
    void countChanged();

private:
    void read();
    void show();

    QString m_book = QStringLiteral("rules");
    QString m_language;
    ContentLibrary *m_library = nullptr;
    QString m_filter;
    QList<RuleSection> m_sections;
    QList<int> m_shown;
};

} // namespace champclos::app
