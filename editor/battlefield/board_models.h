// SPDX-License-Identifier: MIT
//
// Lists for the panels of the battlefield workshop: the zone palette and the figures. They follow the editor's document
// and the language; they change nothing.
#pragma once

#include "editor/battlefield/battlefield_editor.h"
#include "editor/battlefield/colour_vision.h"
#include "editor/battlefield/figures.h"
#include "engine/core/array_by.h"

#include <QAbstractListModel>
#include <QTimer>

namespace champclos::editor {

class ZoneModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::BattlefieldEditor *editor READ editor WRITE setEditor NOTIFY editorChanged)
    Q_PROPERTY(QVariantList patterns READ patterns NOTIFY languageChanged)
    Q_PROPERTY(int vision READ vision WRITE setVision NOTIFY visionChanged) ///< a BoardCanvas.Visions

public:
    enum Role {
        LetterRole = Qt::UserRole + 1,
        ColourRole,
        PatternRole,
        PatternTextRole,
        NameRole,
        NameEnRole,
        NameFrRole,
        NameDeRole,
        SizeRole,
        KeyRole
    };

    using QAbstractListModel::QAbstractListModel;
    BattlefieldEditor *editor() const { return m_editor; }
    void setEditor(BattlefieldEditor *editor);
    int vision() const { return static_cast<int>(m_vision); }
    void setVision(int vision);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// letter, zoneColour, pattern, patternText, name, nameEn, nameFr, nameDe, spaces, ringKey
    QHash<int, QByteArray> roleNames() const override;
    QVariantList patterns() const; ///< [{value, text}]
    static QString patternText(int pattern);

signals:
    void editorChanged();
    void visionChanged();
    void languageChanged();

private:
    void refresh();
    BattlefieldEditor *m_editor = nullptr;
    Vision m_vision = Vision::Normal;
    ListBy<ZoneId, Zone> m_zones;
    std::vector<int> m_sizes;
};

/// Label and value, one row each.
class FigureModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::BattlefieldEditor *editor READ editor WRITE setEditor NOTIFY editorChanged)

public:
    enum Role { LabelRole = Qt::UserRole + 1, ValueRole, HintRole };

    explicit FigureModel(QObject *parent = nullptr);
    BattlefieldEditor *editor() const { return m_editor; }
    void setEditor(BattlefieldEditor *editor);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< label, value, hint

    struct Row {
        QString label;
        QString value;
        QString hint;
        friend bool operator==(const Row &, const Row &) = default;
    };
    const QList<Row> &rows() const { return m_rows; }
    /// Plays the openings now instead of when the hand rests.
    void measureStrikes();

signals:
    void editorChanged();

private:
    void refresh();
    void show(QList<Row> rows);
    QString strikeText() const;
    QString distanceText(int steps) const;
    Row distanceRow(const std::vector<StartDistance> &distances) const;

    BattlefieldEditor *m_editor = nullptr;
    QList<Row> m_rows;
    std::vector<DeckDef> m_decks;
    FirstStrike m_strike;
    bool m_isStrikeKnown = false;
    QTimer m_rest; ///< openings are played when the hand rests, not while it draws
};

} // namespace champclos::editor
