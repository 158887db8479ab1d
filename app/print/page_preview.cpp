// SPDX-License-Identifier: MIT
#include "app/print/page_preview.h"
#include "app/paint/screen_pictures.h"
#include "app/print/page_painter.h"

#include <QPainter>

namespace champclos::app::print {

PagePreview::PagePreview(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setOpaquePainting(true);
    setFillColor(Qt::white);
}

void PagePreview::setStudio(PrintStudio *studio) {
    if (studio == m_studio)
        return;
    if (m_studio)
        disconnect(m_studio, nullptr, this, nullptr);
    m_studio = studio;
    if (m_studio)
        connect(m_studio, &PrintStudio::pagesChanged, this, [this] { update(); });
    emit studioChanged();
    update();
}

void PagePreview::setPage(int page) {
    if (page == m_page)
        return;
    m_page = page;
    emit pageChanged();
    update();
}

void PagePreview::paint(QPainter *painter) {
    if (!m_studio)
        return;
    const std::shared_ptr<const Document> document = m_studio->document();
    if (m_page < 0 || m_page >= static_cast<int>(document->pages.size()))
        return;
    const Page &shown = document->pages[m_page];
    const paint::ScreenPictures pictures(this, [this] { update(); });
    painter->scale(width() / shown.size.width(), height() / shown.size.height());
    paintPage(*painter, shown, m_studio->ink());
}

} // namespace champclos::app::print
