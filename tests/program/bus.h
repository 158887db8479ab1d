// SPDX-License-Identifier: MIT
//
// The window as the accessibility bus has it: a walk over everything that is exposed there, with what is wrong with it,
// and a walk over the page by Tab. Header only, for tests that go through pages.
#pragma once

#include "tests/program/screen.h"

#include <QAccessible>

#include <set>

namespace champclos::test {

/// Somebody can do something with it.
inline bool isInteractive(QAccessible::Role role) {
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Link:
    case QAccessible::MenuItem:
    case QAccessible::PageTab:
        return true;
    default:
        return false;
    }
}

/// The names of types and addresses in memory, values that are missing, numbers that stand for no name.
inline bool isUseless(const QString &name) {
    static const QRegularExpression nonsense(
        QStringLiteral("_QML|QQuick|\\(0x|\\bundefined\\b|\\bNaN\\b|\\[object|^Emblem \\d+$|^\\W+$"));
    return nonsense.match(name).hasMatch();
}

class BusWalk {
public:
    struct Thing {
        QAccessibleInterface *face = nullptr;
        QAccessibleInterface *group = nullptr; ///< the exposed thing that it belongs to
    };
    explicit BusWalk(QQuickWindow &window) { visit(QAccessible::queryAccessibleInterface(&window), nullptr); }

    std::vector<Thing> interactive;
    int exposed = 0;
    QStringList nameless;
    QStringList useless;
    QStringList doubles;
    QStringList wrongStates;

    static QString describe(QAccessibleInterface &face) {
        QStringList path;
        for (QObject *object = face.object(); object != nullptr && path.size() < 4; object = object->parent()) {
            QString name = QString::fromLatin1(object->metaObject()->className());
            name.remove(QRegularExpression(QStringLiteral("_QML.*|^QQuick")));
            path.push_back(object->objectName().isEmpty() ? name : object->objectName());
        }
        return QStringLiteral("“%1” (%2)").arg(face.text(QAccessible::Name), path.join(QStringLiteral(" < ")));
    }

private:
    void visit(QAccessibleInterface *face, QAccessibleInterface *group) {
        if (face == nullptr || !face->isValid() || face->state().invisible)
            return;
        if (group != nullptr)
            check(*face, *group);
        for (int child = 0; child < face->childCount(); ++child)
            visit(face->child(child), face);
    }
    void check(QAccessibleInterface &face, QAccessibleInterface &group) {
        ++exposed;
        const QString name = face.text(QAccessible::Name);
        const QAccessible::State state = face.state();
        if (isUseless(name) || isUseless(face.text(QAccessible::Description)))
            useless.push_back(describe(face));
        const bool isWords = face.role() == QAccessible::StaticText || face.role() == QAccessible::Heading;
        if (isWords && !name.isEmpty() && group.role() != QAccessible::Window && group.text(QAccessible::Name) == name)
            doubles.push_back(describe(face));
        if (!isInteractive(face.role()))
            return;
        interactive.push_back({&face, &group});
        if (name.trimmed().isEmpty())
            nameless.push_back(describe(face));
        const auto *item = qobject_cast<QQuickItem *>(face.object());
        if (item == nullptr)
            return;
        if (item->isEnabled() == static_cast<bool>(state.disabled))
            wrongStates.push_back(describe(face) + QStringLiteral(" enabled or not"));
        if ((face.role() == QAccessible::RadioButton || face.role() == QAccessible::CheckBox) && !state.checkable)
            wrongStates.push_back(describe(face) + QStringLiteral(" does not say that it can be checked"));
        if (item->hasActiveFocus() && !item->isFocusScope() && !state.focused)
            wrongStates.push_back(describe(face) + QStringLiteral(" does not say that it has the focus"));
    }
};

/// Everything that Tab comes to, from where the focus is until it comes round.
class TabRound {
public:
    explicit TabRound(Screen &screen, int most = 200) {
        const QQuickItem *start = screen.window()->activeFocusItem();
        for (int stop = 0; stop < most; ++stop) {
            const QQuickItem *item = screen.window()->activeFocusItem();
            if (item == nullptr || (stop > 0 && item == start)) {
                isRound = item != nullptr;
                break;
            }
            stops.insert(item);
            screen.press(Qt::Key_Tab);
        }
    }
    std::set<const QObject *> stops;
    bool isRound = false; ///< no trap

    /// It is a stop itself, or one of a group that has one, among which the arrows go.
    bool reaches(const BusWalk::Thing &thing) const {
        if (stops.contains(thing.face->object()))
            return true;
        for (const QObject *stop : stops)
            for (const auto *item = qobject_cast<const QQuickItem *>(stop); item != nullptr; item = item->parentItem())
                if (item == thing.group->object())
                    return isRoving(thing.group->role());
        return false;
    }

private:
    static bool isRoving(QAccessible::Role role) {
        return role == QAccessible::List || role == QAccessible::Grouping || role == QAccessible::PageTabList ||
               role == QAccessible::Table || role == QAccessible::Canvas;
    }
};

} // namespace champclos::test
