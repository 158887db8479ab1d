// SPDX-License-Identifier: MIT
//
// One page of the print studio on screen, painted as it will be printed.
#pragma once

#include "app/print/studio.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace champclos::app::print {

class PagePreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(champclos::app::print::PrintStudio *studio READ studio WRITE setStudio NOTIFY studioChanged)
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY pageChanged)

public:
    explicit PagePreview(QQuickItem *parent = nullptr);

    PrintStudio *studio() const { return m_studio; }
    void setStudio(PrintStudio *studio);
    int page() const { return m_page; }
    void setPage(int page);

    void paint(QPainter *painter) override;

signals:
    void studioChanged();
    void pageChanged();

private:
    QPointer<PrintStudio> m_studio;
    int m_page = 0;
};

} // namespace champclos::app::print
