// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/block_model.h"

namespace champclos::editor {

namespace {

QString wordOf(BlockRow::Kind kind) {
    switch (kind) {
    case BlockRow::Kind::When:
        return QStringLiteral("when");
    case BlockRow::Kind::Scope:
        return QStringLiteral("scope");
    case BlockRow::Kind::Section:
        return QStringLiteral("section");
    case BlockRow::Kind::Do:
        return QStringLiteral("do");
    case BlockRow::Kind::Grow:
        return QStringLiteral("grow");
    case BlockRow::Kind::Link:
        return QStringLiteral("link");
    case BlockRow::Kind::Foot:
        return QStringLiteral("foot");
    }
    return {};
}

QString wordOf(BlockPart::Kind kind) {
    switch (kind) {
    case BlockPart::Kind::Label:
        return QStringLiteral("label");
    case BlockPart::Kind::Slot:
        return QStringLiteral("slot");
    case BlockPart::Kind::Flag:
        return QStringLiteral("flag");
    case BlockPart::Kind::More:
        return QStringLiteral("more");
    }
    return {};
}

/// A word beside a slot goes with it, so that a line never breaks between them.
QVariantList partsOf(const BlockRow &row) {
    QVariantList parts;
    QString label;
    for (qsizetype index = 0; index < row.parts.size(); ++index) {
        const BlockPart &part = row.parts[index];
        const bool isBeside = part.kind == BlockPart::Kind::Label && index + 1 < row.parts.size() &&
                              row.parts[index + 1].kind == BlockPart::Kind::Slot;
        if (isBeside) {
            label = part.text;
            continue;
        }
        parts.append(QVariantMap{{QStringLiteral("kind"), wordOf(part.kind)},
                                 {QStringLiteral("label"), label},
                                 {QStringLiteral("text"), part.text},
                                 {QStringLiteral("path"), part.path},
                                 {QStringLiteral("shape"), part.shape},
                                 {QStringLiteral("isFilled"), part.isFilled},
                                 {QStringLiteral("isNumber"), part.isNumber},
                                 {QStringLiteral("hint"), part.hint}});
        label.clear();
    }
    return parts;
}

} // namespace

QVariant BlockModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const BlockRow &row = m_rows[index.row()];
    switch (role) {
    case KindRole:
        return wordOf(row.kind);
    case DepthRole:
        return row.depth;
    case PathRole:
        return row.path;
    case Qt::DisplayRole:
    case LabelRole:
        return row.label;
    case LegsRole:
        return row.legs;
    case ToneRole:
        return row.tone;
    case PartsRole:
        return partsOf(row);
    case ProblemRole:
        return row.hasProblem;
    case HintRole:
        return row.hint;
    default:
        return {};
    }
}

QHash<int, QByteArray> BlockModel::roleNames() const {
    return {{KindRole, "kind"},   {DepthRole, "depth"},        {PathRole, "path"},
            {LabelRole, "label"}, {LegsRole, "legs"},          {ToneRole, "tone"},
            {PartsRole, "parts"}, {ProblemRole, "hasProblem"}, {HintRole, "hint"}};
}

QVariant FitsModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Candidate &candidate = m_shown[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole:
        return candidate.label;
    case KeyRole:
        return candidate.key;
    case ShapeRole:
        return candidate.shape;
    case FitsRole:
        return candidate.fits;
    case ReasonRole:
        return candidate.reason;
    case HintRole:
        return candidate.hint;
    default:
        return {};
    }
}

QHash<int, QByteArray> FitsModel::roleNames() const {
    return {{LabelRole, "label"}, {KeyRole, "key"},       {ShapeRole, "shape"},
            {FitsRole, "fits"},   {ReasonRole, "reason"}, {HintRole, "hint"}};
}

int FitsModel::misfitCount() const {
    return static_cast<int>(std::count_if(m_all.begin(), m_all.end(), [](const Candidate &c) { return !c.fits; }));
}

void FitsModel::setSearch(const QString &search) {
    if (m_search == search)
        return;
    m_search = search;
    emit searchChanged();
    refresh();
}

void FitsModel::setShowsMisfits(bool isWanted) {
    if (m_showsMisfits == isWanted)
        return;
    m_showsMisfits = isWanted;
    refresh();
}

void FitsModel::setCandidates(const QList<Candidate> &all) {
    m_all = all;
    refresh();
}

const Candidate *FitsModel::find(const QString &key) const {
    const auto found = std::find_if(m_all.begin(), m_all.end(), [&](const Candidate &c) { return c.key == key; });
    return found != m_all.end() ? &*found : nullptr;
}

/// Who searches sees also what does not fit: the reason is the answer.
void FitsModel::refresh() {
    QList<Candidate> shown;
    for (const Candidate &candidate : m_all) {
        const bool isFound = m_search.isEmpty() || candidate.label.contains(m_search, Qt::CaseInsensitive) ||
                             candidate.key.contains(m_search, Qt::CaseInsensitive);
        if (isFound && (candidate.fits || m_showsMisfits || !m_search.isEmpty()))
            shown.append(candidate);
    }
    replaceRows(m_shown, shown);
    emit fitsChanged();
}

} // namespace champclos::editor
