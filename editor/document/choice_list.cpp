// SPDX-License-Identifier: MIT
#include "editor/document/choice_list.h"

namespace champclos::editor {

QVariant ChoiceList::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Choice &choice = m_choices[index.row()];
    if (role == ValueRole)
        return choice.value;
    return role == TextRole || role == Qt::DisplayRole ? QVariant(choice.text) : QVariant();
}

QVariantList ChoiceList::options() const {
    QVariantList list;
    for (const Choice &choice : m_choices)
        list.append(QVariantMap{{QStringLiteral("value"), choice.value}, {QStringLiteral("text"), choice.text}});
    return list;
}

QStringList ChoiceList::values(int most) const {
    QStringList list;
    for (const Choice &choice : m_choices.mid(0, most))
        list.append(choice.value);
    return list;
}

void ChoiceList::setChoices(const QList<Choice> &choices) {
    if (m_choices == choices)
        return;
    replaceRows(m_choices, choices);
    emit optionsChanged();
}

} // namespace champclos::editor
