// SPDX-License-Identifier: MIT
//
// How windows are rendered. Without OpenGL Qt Quick would end the program, and a software OpenGL only costs memory: in
// both cases Qt's own software renderer draws.
#pragma once

namespace champclos::app {

/// Before the first window; needs a QGuiApplication.
void chooseRenderer();

} // namespace champclos::app
