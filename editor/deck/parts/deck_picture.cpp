// SPDX-License-Identifier: MIT
#include "editor/deck/parts/deck_picture.h"

#include "app/paint/card_painter.h"
#include "app/paint/pictures.h"
#include "editor/deck/document/deck_pictures.h"
#include "editor/document/picture_import.h"

namespace champclos::editor {

namespace {

constexpr double kFieldProportion = 55 / 24.6; ///< of the field on a full card

} // namespace

void DeckPicture::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &DeckPicture::refresh))
        return;
    emit documentChanged();
    refresh();
}

void DeckPicture::setPath(const QString &path) {
    if (path == m_path)
        return;
    m_path = path;
    emit pathChanged();
    setProblem({});
    refresh();
}

void DeckPicture::refresh() {
    static const DeckDef kNone;
    const DeckDef &deck = m_document ? m_document->value() : kNone;
    const PictureUse *use = pictureUse(deck, m_path.toStdString());
    m_use = use != nullptr ? *use : PictureUse();
    const Picture *picture = m_use.isEmpty() ? nullptr : findPicture(deck.pictures, m_use.key);
    m_picture = picture != nullptr ? *picture : Picture();
    emit changed();
}

QString DeckPicture::name() const { return paint::pictureName({m_picture}, m_use); }

QString DeckPicture::whole() const { return paint::pictureName({m_picture}, {m_use.key, {}}); }

QString DeckPicture::file() const {
    if (!isThere())
        return {};
    return QStringLiteral("%1 · %2 × %3").arg(qt(m_picture.key)).arg(m_picture.data->width).arg(m_picture.data->height);
}

qreal DeckPicture::proportion() const {
    if (isEmblem())
        return 1;
    return m_path == QStringLiteral("back") ? paint::kCardWidth / paint::kCardHeight : kFieldProportion;
}

qreal DeckPicture::pictureProportion() const {
    return isThere() && m_picture.data->height > 0 ? static_cast<qreal>(m_picture.data->width) / m_picture.data->height
                                                   : 1;
}

QStringList DeckPicture::filters() const { return pictureFilters(); }

CropFrame DeckPicture::frame() const {
    return {QSizeF(m_picture.data->width, m_picture.data->height), proportion(), isEmblem()};
}

bool DeckPicture::choose(const QString &pathOrUrl) {
    if (!m_document)
        return false;
    const int side = isEmblem() ? kSideOfEmblem : m_path == QStringLiteral("back") ? kSideOfBack : kSideOfCard;
    const ImportedPicture imported = importPicture(Document::localPath(pathOrUrl), side);
    setProblem(imported.problem);
    if (!imported.data)
        return false;
    const CropFrame frame{QSizeF(imported.data->width, imported.data->height), proportion(), isEmblem()};
    return m_document->setPicture(m_path, imported.data, imported.name, frame.largest());
}

bool DeckPicture::remove() {
    setProblem({});
    return m_document && m_document->removePicture(m_path);
}

bool DeckPicture::moveBy(qreal x, qreal y) {
    return m_document && isThere() && m_document->setCrop(m_path, frame().moved(m_use.crop, x, y));
}

bool DeckPicture::zoomBy(qreal factor) {
    return m_document && isThere() && factor > 0 && m_document->setCrop(m_path, frame().zoomed(m_use.crop, factor));
}

bool DeckPicture::showAll() { return m_document && isThere() && m_document->setCrop(m_path, frame().largest()); }

void DeckPicture::setProblem(const QString &problem) {
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

} // namespace champclos::editor
