// SPDX-License-Identifier: MIT
//
// A tool of the battlefield workshop: what press, move, release and keys do, in board coordinates. Tools change the
// board only through the editor, hold nothing but the gesture under way, and know no window.
#pragma once

#include <QPointF>
#include <QtCore/qnamespace.h>

#include <memory>

namespace champclos::editor {

class BattlefieldEditor;

struct Pointer {
    QPointF at; ///< board units
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

class Tool {
public:
    explicit Tool(BattlefieldEditor &editor) : m_editor(editor) {}
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    virtual void press(const Pointer &pointer) = 0;
    virtual void move(const Pointer &) {} ///< between press and release
    virtual void release(const Pointer &) {}
    virtual void hover(const Pointer &) {}
    virtual void cancel() {}                ///< Escape, or another tool
    virtual bool accept() { return false; } ///< Enter; false: nothing to do

protected:
    BattlefieldEditor &m_editor;
};

enum class ToolKind { Select, Space, Line, Zone, Erase, Start, Ground };

std::unique_ptr<Tool> makeTool(ToolKind kind, BattlefieldEditor &editor);

} // namespace champclos::editor
