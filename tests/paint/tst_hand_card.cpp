// SPDX-License-Identifier: MIT
//
// Cards as the hand shows them, in every size that a hand can have: no name is cut, hardly any text is, and what gives
// way first is the picture.
#include "app/paint/hand_card.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace champclos;
using namespace champclos::paint;

class HandCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreWhole_data();
    void namesAreWhole();
    void textsAreWhole();
    void pictureGivesWayFirst();
    void deadCardSaysSo();
};

namespace {

std::vector<CardFace> allFaces(Language language) {
    std::vector<CardFace> faces;
    for (const char *name : test::kDeckNames) {
        const DeckDef deck = test::deckNamed(name);
        for (const CardDef &card : deck.cards)
            faces.push_back(cardFace(deck, card, language));
    }
    return faces;
}

QImage drawn(const CardFace &face, const QSize &size, const HandCardStyle &style) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintHandCard(painter, QRectF(QPointF(), QSizeF(size)), face, style);
    return image;
}

} // namespace

void HandCardTest::namesAreWhole_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<bool>("isLow");
    QTest::newRow("five cards") << QSizeF(163, 186) << false;
    QTest::newRow("seven cards") << QSizeF(117, 186) << false;
    QTest::newRow("five, low") << QSizeF(156, 156) << true;
    QTest::newRow("seven, low") << QSizeF(108, 156) << true;
}

void HandCardTest::namesAreWhole() {
    QFETCH(QSizeF, size);
    QFETCH(bool, isLow);
    HandCardStyle style;
    style.isLow = isLow;
    for (const Language language : {Language::En, Language::Fr, Language::De})
        for (const CardFace &face : allFaces(language))
            QVERIFY2(handCardFit(face, size, style).isNameWhole, qPrintable(face.name));
}

/// On the cards of a usual hand; a few of the wordiest end in an ellipsis, and the reader has the rest.
void HandCardTest::textsAreWhole() {
    for (const Language language : {Language::En, Language::Fr, Language::De}) {
        int whole = 0;
        const std::vector<CardFace> faces = allFaces(language);
        for (const CardFace &face : faces)
            whole += handCardFit(face, {163, 186}, {}).isWhole;
        QVERIFY2(whole * 10 >= static_cast<int>(faces.size()) * 7, qPrintable(QString::number(whole)));
    }
}

void HandCardTest::pictureGivesWayFirst() {
    int banded = 0;
    for (const CardFace &face : allFaces(Language::En)) {
        const HandCardFit fit = handCardFit(face, {163, 186}, {});
        banded += fit.band > 0;
        if (fit.textSize < 13 || !fit.isWhole)
            QCOMPARE(fit.band, 0.0);
    }
    QVERIFY(banded > 0);
}

void HandCardTest::deadCardSaysSo() {
    const CardFace face = allFaces(Language::En).front();
    HandCardStyle dead;
    dead.nobody = QStringLiteral("nobody");
    QVERIFY(drawn(face, {163, 186}, {}) != drawn(face, {163, 186}, dead));
}

CHAMPCLOS_TEST(HandCardTest)
#include "tst_hand_card.moc"
