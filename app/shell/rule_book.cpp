// SPDX-License-Identifier: MIT
#include "app/shell/rule_book.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

// Outside of all namespaces, as the macro wants it: the resource is in a static library, and nothing else asks for it.
static void loadManualResource() { Q_INIT_RESOURCE(champclos_manual); }

namespace champclos::app {

using namespace Qt::StringLiterals;

namespace {

/// Lower case without accents, so that "degats" finds "dégâts".
QString folded(const QString &text) {
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter;
    return plain;
}

RuleSection sectionFrom(const QString &head, const QString &chapter) {
    static const QRegularExpression form(u"^(.*?)\\s*(?:\\[([A-Z0-9 ]+)\\])?$"_s);
    const QRegularExpressionMatch match = form.match(head);
    RuleSection section;
    section.chapter = chapter;
    section.title = match.captured(1);
    section.ids = match.captured(2).split(u' ', Qt::SkipEmptyParts);
    return section;
}

void addCode(RuleSection &section, const QString &line, bool isFirst) {
    if (isFirst)
        section.blocks.push_back({RuleBlock::Kind::Code, line});
    else
        section.blocks.last().text += u'\n' + line;
}

void addLine(RuleSection &section, const QString &line, bool isContinued) {
    using Kind = RuleBlock::Kind;
    static const QRegularExpression step(u"^\\d+\\. "_s);
    if (line.startsWith("!figure "_L1))
        section.blocks.push_back({Kind::Figure, line.mid(8).trimmed()});
    else if (line.startsWith("- "_L1))
        section.blocks.push_back({Kind::Item, line.mid(2)});
    else if (step.match(line).hasMatch())
        section.blocks.push_back({Kind::Step, line});
    else if (line.startsWith("> "_L1))
        section.blocks.push_back({Kind::Example, line.mid(2)});
    else if (isContinued && !section.blocks.isEmpty() && section.blocks.constLast().kind != Kind::Figure)
        section.blocks.last().text += u' ' + line;
    else
        section.blocks.push_back({Kind::Text, line});
}

QString kindName(RuleBlock::Kind kind) {
    switch (kind) {
    case RuleBlock::Kind::Text:
        return u"text"_s;
    case RuleBlock::Kind::Item:
        return u"item"_s;
    case RuleBlock::Kind::Step:
        return u"step"_s;
    case RuleBlock::Kind::Example:
        return u"example"_s;
    case RuleBlock::Kind::Code:
        return u"code"_s;
    case RuleBlock::Kind::Figure:
        return u"figure"_s;
    }
    return {};
}

QVariantList blocksOf(const RuleSection &section) {
    QVariantList blocks;
    for (const RuleBlock &block : section.blocks)
        blocks.push_back(QVariantMap{{u"kind"_s, kindName(block.kind)}, {u"text"_s, block.text}});
    return blocks;
}

bool contains(const RuleSection &section, const QStringList &words) {
    QString all = section.chapter + u' ' + section.title + u' ' + section.ids.join(u' ');
    for (const RuleBlock &block : section.blocks)
        if (block.kind != RuleBlock::Kind::Figure)
            all += u' ' + block.text;
    const QString text = folded(all);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); });
}

QString textOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QList<RuleSection> parseRuleBook(const QString &text) {
    QList<RuleSection> sections;
    QString chapter;
    bool isFirst = false;
    bool isContinued = false;
    int codeLines = -1; // outside of code
    for (const QString &raw : text.split(u'\n')) {
        const QString line = raw.trimmed();
        if (line.startsWith("!["_L1))
            continue; // a picture
        if (line.startsWith("```"_L1)) {
            codeLines = codeLines < 0 ? 0 : -1;
        } else if (codeLines >= 0 && !sections.isEmpty()) {
            addCode(sections.last(), raw, codeLines++ == 0);
        } else if (line.startsWith("# "_L1)) {
            chapter = line.mid(2);
            isFirst = true;
        } else if (line.startsWith("## "_L1)) {
            sections.push_back(sectionFrom(line.mid(3), chapter));
            sections.last().isChapterStart = isFirst;
            isFirst = false;
        } else if (!line.isEmpty() && !sections.isEmpty()) {
            addLine(sections.last(), line, isContinued);
        }
        isContinued = !line.isEmpty() && !line.startsWith(u'#') && !line.startsWith(u'!') && !line.startsWith(u'`');
    }
    return sections;
}

QList<RuleSection> readHandbook(const QString &language) {
    loadManualResource();
    const QDir folder(u":/champclos/manual/"_s + language);
    QList<RuleSection> sections;
    int page = 0;
    for (const QString &name : folder.entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        ++page;
        for (RuleSection &section : parseRuleBook(textOf(folder.filePath(name)))) {
            section.page = page;
            sections.push_back(section);
        }
    }
    return sections;
}

RuleBook::RuleBook(QObject *parent) : QAbstractListModel(parent) {}

int RuleBook::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant RuleBook::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RuleSection &section = m_sections[m_shown[index.row()]];
    switch (role) {
    case Chapter:
        return section.chapter;
    case Title:
        return section.title;
    case Ids:
        return section.ids;
    case Blocks:
        return blocksOf(section);
    case Decks:
        return section.decks;
    case IsChapterStart:
        return section.isChapterStart || (index.row() > 0 && m_filter.isEmpty() == false &&
                                          m_sections[m_shown[index.row() - 1]].chapter != section.chapter);
    }
    return {};
}

QHash<int, QByteArray> RuleBook::roleNames() const {
    return {
        {Chapter, "chapter"}, {Title, "title"}, {Ids, "ids"}, {Blocks, "blocks"}, {IsChapterStart, "isChapterStart"},
        {Decks, "decks"}};
}

void RuleBook::setBook(const QString &name) {
    if (m_book == name)
        return;
    m_book = name;
    read();
    Q_EMIT bookChanged();
}

void RuleBook::setLanguage(const QString &code) {
    if (m_language == code)
        return;
    m_language = code;
    read();
    Q_EMIT languageChanged();
}

void RuleBook::setLibrary(ContentLibrary *library) {
    if (m_library == library)
        return;
    m_library = library;
    connect(library, &ContentLibrary::changed, this, &RuleBook::read);
    read();
    Q_EMIT languageChanged();
}

void RuleBook::read() {
    if (m_language.isEmpty())
        return;
    if (m_book == "manual"_L1) {
        m_sections = readHandbook(m_language);
        show();
        return;
    }
    const QString path = u":/champclos/rulebook/%1.md"_s;
    const QString text = textOf(path.arg(m_language));
    m_sections = parseRuleBook(text.isEmpty() ? textOf(path.arg("en"_L1)) : text);
    if (m_library != nullptr)
        m_sections += sectionsOfDecks(*m_library);
    show();
}

void RuleBook::setFilter(const QString &words) {
    if (m_filter == words)
        return;
    m_filter = words;
    show();
    Q_EMIT filterChanged();
}

void RuleBook::show() {
    beginResetModel();
    m_shown.clear();
    const QStringList words = folded(m_filter).split(u' ', Qt::SkipEmptyParts);
    for (int index = 0; index < m_sections.size(); ++index)
        if (contains(m_sections[index], words))
            m_shown.push_back(index);
    endResetModel();
    Q_EMIT countChanged();
}

int RuleBook::rowOfRule(const QString &id) const {
    for (int row = 0; row < m_shown.size(); ++row)
        if (const RuleSection &section = m_sections[m_shown[row]];
            section.ids.contains(id) || (id.startsWith("deck:"_L1) && section.decks.contains(id.mid(5))) ||
            (section.page > 0 && id == u"manual:"_s + QString::number(section.page)))
            return row;
    return -1;
}

QString RuleBook::titleAt(int row) const {
    return row >= 0 && row < m_shown.size() ? m_sections[m_shown[row]].title : QString();
}

} // namespace champclos::app
