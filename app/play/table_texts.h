// SPDX-License-Identifier: MIT
//
// The translation context of what play mode says itself: states, accessible descriptions, headings, messages. What
// cards, rules and the log say comes from engine/text.
#pragma once

#include <QCoreApplication>

namespace champclos::app {

/// The context has no namespace: lupdate sees the calls without the header.
struct TableTexts {
    Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

} // namespace champclos::app
