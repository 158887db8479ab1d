// SPDX-License-Identifier: MIT
//
// The picture that one part of the open deck shows, for a page: chosen from a file, positioned, taken away; each is a
// step of undo. The part is named by its path. What a picture looks like on a card is painted by app/paint.
#pragma once

#include "editor/deck/document/deck_link.h"
#include "editor/document/crop_frame.h"

#include <QObject>
#include <QStringList>

namespace champclos::editor {

class DeckPicture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged) ///< "fighters[0]", "cards[3]", "back"
    Q_PROPERTY(bool isThere READ isThere NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)               ///< of the part that is shown, for a PictureItem
    Q_PROPERTY(QString whole READ whole NOTIFY changed)             ///< of all of the picture
    Q_PROPERTY(QString file READ file NOTIFY changed)               ///< what it is called, and its size
    Q_PROPERTY(qreal proportion READ proportion NOTIFY pathChanged) ///< of what is shown
    Q_PROPERTY(qreal pictureProportion READ pictureProportion NOTIFY changed) ///< of all of it
    // The part, in shares of the picture.
    Q_PROPERTY(qreal cropX READ cropX NOTIFY changed)
    Q_PROPERTY(qreal cropY READ cropY NOTIFY changed)
    Q_PROPERTY(qreal cropWidth READ cropWidth NOTIFY changed)
    Q_PROPERTY(qreal cropHeight READ cropHeight NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged) ///< why the last file was refused; or empty
    Q_PROPERTY(QStringList filters READ filters CONSTANT)

public:
    explicit DeckPicture(QObject *parent = nullptr) : QObject(parent) {}
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QString path() const { return m_path; }
    void setPath(const QString &path);
    bool isThere() const { return m_picture.data != nullptr; }
    QString name() const;
    QString whole() const;
    QString file() const;
    qreal proportion() const;
    qreal pictureProportion() const;
    qreal cropX() const { return m_use.crop.x; }
    qreal cropY() const { return m_use.crop.y; }
    qreal cropWidth() const { return m_use.crop.width; }
    qreal cropHeight() const { return m_use.crop.height; }
    QString problem() const { return m_problem; }
    QStringList filters() const;

    Q_INVOKABLE bool choose(const QString &pathOrUrl);
    Q_INVOKABLE bool remove();
    Q_INVOKABLE bool moveBy(qreal x, qreal y); ///< the frame, by shares of the picture
    Q_INVOKABLE bool zoomBy(qreal factor);     ///< above 1: nearer
    Q_INVOKABLE bool showAll();                ///< as much as the frame can show

signals:
    void documentChanged();
    void pathChanged();
    void changed();
    void problemChanged();

private:
    void refresh();
    void setProblem(const QString &problem);
    bool isEmblem() const { return m_path.startsWith(QStringLiteral("fighters")); }
    CropFrame frame() const;

    DeckLink m_document;
    QString m_path;
    PictureUse m_use;
    Picture m_picture;
    QString m_problem;
};

} // namespace champclos::editor
