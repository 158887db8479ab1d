// SPDX-License-Identifier: MIT
#include "app/play/board_facts.h"

#include "app/play/card_words.h"

namespace champclos::app {

void BoardFacts::show(const Battlefield &battlefield, Language language) {
    m_battlefield = battlefield;
    m_language = language;
    Q_EMIT changed();
}

QString BoardFacts::name() const { return qt(m_battlefield.name.in(m_language)); }
QString BoardFacts::description() const { return qt(m_battlefield.description.in(m_language)); }

QVariantList BoardFacts::zones() const {
    QVariantList list;
    for (const Zone &zone : m_battlefield.zones)
        list.push_back(QVariantMap{{"letter", qt(zone.letter)},
                                   {"name", qt(zone.name.in(m_language))},
                                   {"colour", qt(zone.colour)},
                                   {"pattern", static_cast<int>(zone.pattern)}});
    return list;
}

QVariant BoardFacts::document() const { return QVariant::fromValue(m_battlefield); }

} // namespace champclos::app
