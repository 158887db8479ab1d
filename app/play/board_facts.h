// SPDX-License-Identifier: MIT
//
// What a view needs to know of a battlefield before any game stands on it: size, ground, zones, name in a language. The
// spaces themselves are rows of a model.
#pragma once

#include "engine/core/battlefield.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class BoardFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString description READ description NOTIFY changed)
    Q_PROPERTY(double boardWidth READ boardWidth NOTIFY changed)
    Q_PROPERTY(double boardHeight READ boardHeight NOTIFY changed)
    Q_PROPERTY(QString background READ background NOTIFY changed)
    Q_PROPERTY(QString art READ art NOTIFY changed)
    Q_PROPERTY(int spaceCount READ spaceCount NOTIFY changed)
    Q_PROPERTY(int zoneCount READ zoneCount NOTIFY changed)
    Q_PROPERTY(QVariantList zones READ zones NOTIFY changed)
    Q_PROPERTY(QVariant document READ document NOTIFY changed)

public:
    using QObject::QObject;
    void show(const Battlefield &battlefield, Language language);

    const Battlefield &battlefield() const { return m_battlefield; }
    QString name() const;
    QString description() const;
    double boardWidth() const { return m_battlefield.width; }
    double boardHeight() const { return m_battlefield.height; }
    QString background() const { return QString::fromStdString(m_battlefield.background); }
    QString art() const { return QString::fromStdString(m_battlefield.art); }
    int spaceCount() const { return static_cast<int>(m_battlefield.spaces.size()); }
    int zoneCount() const { return static_cast<int>(m_battlefield.zones.size()); }
    QVariantList zones() const;
    QVariant document() const;

Q_SIGNALS:
    void changed();

private:
    Battlefield m_battlefield;
    Language m_language{};
};

} // namespace champclos::app

Q_DECLARE_METATYPE(champclos::Battlefield)
