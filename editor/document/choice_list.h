// SPDX-License-Identifier: MIT
//
// A few things to choose from, each with the word of the file and the word for people. Who fills it knows what they
// are.
#pragma once

#include "editor/document/row_list.h"

namespace champclos::editor {

struct Choice {
    QString value;
    QString text;
    friend bool operator==(const Choice &, const Choice &) = default;
};

class ChoiceList : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Choices belong to what they are about")
    Q_PROPERTY(QVariantList options READ options NOTIFY optionsChanged) ///< the same as [{value, text}], for a box

public:
    enum Role { ValueRole = Qt::UserRole + 1, TextRole };

    using RowList::RowList;
    int count() const override { return static_cast<int>(m_choices.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return {{ValueRole, "value"}, {TextRole, "text"}}; }
    const QList<Choice> &choices() const { return m_choices; }
    QVariantList options() const;
    Q_INVOKABLE QStringList values(int most) const; ///< of the first ones
    void setChoices(const QList<Choice> &choices);

signals:
    void optionsChanged();

private:
    QList<Choice> m_choices;
};

} // namespace champclos::editor
