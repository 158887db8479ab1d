// SPDX-License-Identifier: MIT
#include "app/print/tabletop.h"
#include "app/print/card_stack.h"
#include "engine/io/files.h"

#include <QDir>
#include <QUrl>

#include <cmath>

namespace champclos::app::print {

namespace {

constexpr int kCellWidth = 744;    ///< of a card 63 mm wide at 300 dots per inch
constexpr int kMostOnASide = 8192; ///< pixels that every such program takes

using io::JsonValue;

JsonValue text(const QString &value) { return value.toStdString(); }

/// Where an object lies: in the middle, face down.
JsonValue placeOfDeck() {
    JsonValue place = JsonValue::object();
    for (const char *key : {"posX", "posZ", "rotX"})
        place.set(key, 0);
    place.set("posY", 1);
    for (const char *key : {"rotY", "rotZ"})
        place.set(key, 180);
    for (const char *key : {"scaleX", "scaleY", "scaleZ"})
        place.set(key, 1);
    return place;
}

class TabletopWriter {
public:
    TabletopWriter(const QString &folder, const DeckDef &deck, const CardOptions &options, InkUse ink)
        : m_folder(folder), m_name(QString::fromStdString(deck.name.in(options.language))),
          m_file(QStringLiteral("%1-tabletop-%2")
                     .arg(QString::fromStdString(deck.id), QLatin1String(codeOf(options.language)))),
          m_options(options), m_ink(ink), m_stack(cardStack(deck, options.language, options.hasCharacter)) {}

    bool write(io::Diagnostics &diagnostics, const std::function<void(const QString &, int)> &written,
               const Progress &progress) {
        JsonValue objects = JsonValue::array();
        for (const bool isBeside : {false, true}) {
            std::vector<const StackCard *> cards;
            for (const StackCard &card : m_stack)
                if (card.isBeside == isBeside)
                    cards.push_back(&card);
            if (cards.empty())
                continue;
            const QString suffix = isBeside ? QStringLiteral("-beside") : QString();
            const QString faces = path(QStringLiteral("-cards%1.png").arg(suffix));
            const QString back = path(QStringLiteral("-back%1.png").arg(suffix));
            if (!savePicture(faces, sheetOf(cards), diagnostics) ||
                !savePicture(back, backOf(*cards.back()), diagnostics))
                return false;
            written(faces, 1);
            written(back, 1);
            if (progress && !progress(1, 1))
                return false;
            objects.append(deckOf(cards, faces, back, isBeside ? 2 : 1));
        }
        JsonValue root = JsonValue::object();
        root.set("SaveName", text(m_name));
        root.set("ObjectStates", std::move(objects));
        const QString json = path(QStringLiteral(".json"));
        if (!io::writeFile(json.toStdString(), io::writeJson(root), diagnostics))
            return false;
        written(json, 1);
        return true;
    }

private:
    QString path(const QString &ending) const { return QDir(m_folder).absoluteFilePath(m_file + ending); }

    QSize cellOf(QSize grid) const {
        const double height = kCellWidth * m_options.size.height() / m_options.size.width();
        const double shrink = std::min({1.0, kMostOnASide / (grid.width() * static_cast<double>(kCellWidth)),
                                        kMostOnASide / (grid.height() * height)});
        return {static_cast<int>(kCellWidth * shrink), static_cast<int>(height * shrink)};
    }

    QImage sheetOf(const std::vector<const StackCard *> &cards) const {
        const QSize grid = tabletopGrid(static_cast<int>(cards.size()));
        Page page;
        page.size = {m_options.size.width() * grid.width(), m_options.size.height() * grid.height()};
        const auto place = [&](int index) {
            return QRectF(QPointF(m_options.size.width() * (index % grid.width()),
                                  m_options.size.height() * (index / grid.width())),
                          m_options.size);
        };
        const auto add = [&](const PaintSide &side, const QRectF &rect) {
            PictureMark mark = {
                rect, QStringLiteral("card"),
                [side](QPainter &painter, const QRectF &where, InkUse ink) { side(painter, where, 0, ink); }};
            mark.clip = rect;
            page.marks.emplace_back(std::move(mark));
        };
        for (std::size_t index = 0; index < cards.size(); ++index)
            add(cards[index]->front, place(static_cast<int>(index)));
        add(cards.back()->back, place(grid.width() * grid.height() - 1)); // what others see of a hand
        const QSize cell = cellOf(grid);
        return pictureOf(page, {cell.width() * grid.width(), cell.height() * grid.height()}, m_ink);
    }

    QImage backOf(const StackCard &card) const {
        Page page;
        page.size = m_options.size;
        page.marks.emplace_back(PictureMark{
            QRectF(QPointF(), page.size), QStringLiteral("back"),
            [side = card.back](QPainter &painter, const QRectF &rect, InkUse ink) { side(painter, rect, 0, ink); }});
        return pictureOf(page, cellOf({1, 1}), m_ink);
    }

    /// `key` is the number of the sheet: card 7 of sheet 2 is number 207.
    JsonValue deckOf(const std::vector<const StackCard *> &cards, const QString &faces, const QString &back,
                     int key) const {
        const QSize grid = tabletopGrid(static_cast<int>(cards.size()));
        JsonValue sheet = JsonValue::object();
        sheet.set("FaceURL", text(QUrl::fromLocalFile(faces).toString()));
        sheet.set("BackURL", text(QUrl::fromLocalFile(back).toString()));
        sheet.set("NumWidth", grid.width());
        sheet.set("NumHeight", grid.height());
        sheet.set("BackIsHidden", true);
        sheet.set("UniqueBack", false);
        JsonValue sheets = JsonValue::object();
        sheets.set(std::to_string(key), sheet);
        JsonValue ids = JsonValue::array();
        JsonValue contained = JsonValue::array();
        for (std::size_t index = 0; index < cards.size(); ++index)
            for (int copy = 0; copy < cards[index]->copies; ++copy) {
                const int id = key * 100 + static_cast<int>(index);
                ids.append(id);
                JsonValue card = JsonValue::object();
                card.set("Name", "Card");
                card.set("Transform", placeOfDeck());
                card.set("Nickname", text(cards[index]->name));
                card.set("Description", text(cards[index]->text));
                card.set("GMNotes", text(cards[index]->facts));
                card.set("CardID", id);
                card.set("CustomDeck", sheets);
                contained.append(std::move(card));
            }
        if (contained.size() == 1) // a deck of one card is a card
            return contained[0];
        JsonValue deck = JsonValue::object();
        deck.set("Name", "DeckCustom");
        deck.set("Transform", placeOfDeck());
        deck.set("Nickname", text(m_name));
        deck.set("DeckIDs", std::move(ids));
        deck.set("CustomDeck", std::move(sheets));
        deck.set("ContainedObjects", std::move(contained));
        return deck;
    }

    QString m_folder;
    QString m_name;
    QString m_file;
    CardOptions m_options;
    InkUse m_ink;
    std::vector<StackCard> m_stack;
};

} // namespace

QSize tabletopGrid(int cards) {
    const int cells = std::min(cards + 1, kTabletopColumns * kTabletopRows);
    const int wanted = static_cast<int>(std::ceil(std::sqrt(cells * 1.2)));
    const int fewest = (cells + kTabletopRows - 1) / kTabletopRows;
    const int columns = std::clamp(std::max(wanted, fewest), 2, kTabletopColumns);
    return {columns, std::clamp((cells + columns - 1) / columns, 2, kTabletopRows)};
}

bool saveTabletop(const QString &folder, const DeckDef &deck, const CardOptions &options, InkUse ink,
                  io::Diagnostics &diagnostics, const std::function<void(const QString &path, int pages)> &written,
                  const Progress &progress) {
    return TabletopWriter(folder, deck, options, ink).write(diagnostics, written, progress);
}

} // namespace champclos::app::print
