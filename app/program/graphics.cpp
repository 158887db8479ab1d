// SPDX-License-Identifier: MIT
#include "app/program/graphics.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>

namespace champclos::app {

namespace {

bool hasFastOpenGl() {
    QOpenGLContext context;
    if (!context.create())
        return false;
    QOffscreenSurface surface;
    surface.create();
    if (!context.makeCurrent(&surface))
        return false;
    const auto *name = reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    const QByteArray renderer(name);
    context.doneCurrent();
    return !renderer.contains("llvmpipe") && !renderer.contains("softpipe") && !renderer.contains("SwiftShader");
}

} // namespace

void chooseRenderer() {
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return; // the user knows better
#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
    if (!hasFastOpenGl())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

} // namespace champclos::app
