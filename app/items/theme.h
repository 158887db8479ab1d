// SPDX-License-Identifier: MIT
//
// The theme of the windows: the design tokens (app/paint/tokens.h) as the user's settings bend them, for QML and for
// the painted items. One for the whole program. It stores nothing: whoever keeps the settings sets its writable
// properties.
#pragma once

#include "app/paint/tokens.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace champclos::items {

class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(bool dark READ isDark WRITE setDark NOTIFY paletteChanged)
    Q_PROPERTY(bool highContrast READ isHighContrast WRITE setHighContrast NOTIFY paletteChanged)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY sizesChanged)
    Q_PROPERTY(QString zoneLook READ zoneLook WRITE setZoneLook NOTIFY paletteChanged)
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY sizesChanged)
    Q_PROPERTY(Input input READ input NOTIFY inputChanged)
    Q_PROPERTY(int touchTarget READ touchTarget NOTIFY inputChanged)
    Q_PROPERTY(bool reducedMotion READ hasReducedMotion WRITE setReducedMotion NOTIFY motionChanged)
    Q_PROPERTY(qreal motionSpeed READ motionSpeed WRITE setMotionSpeed NOTIFY motionChanged)

    Q_PROPERTY(QColor page READ page NOTIFY paletteChanged)
    Q_PROPERTY(QColor surface READ surface NOTIFY paletteChanged)
    Q_PROPERTY(QColor ink READ ink NOTIFY paletteChanged)
    Q_PROPERTY(QColor muted READ muted NOTIFY paletteChanged)
    Q_PROPERTY(QColor line READ line NOTIFY paletteChanged)
    Q_PROPERTY(QColor red READ red NOTIFY paletteChanged)
    Q_PROPERTY(QColor onRed READ onRed NOTIFY paletteChanged)
    Q_PROPERTY(QColor redText READ redText NOTIFY paletteChanged)
    Q_PROPERTY(QColor teal READ teal NOTIFY paletteChanged)
    Q_PROPERTY(QColor onTeal READ onTeal NOTIFY paletteChanged)
    Q_PROPERTY(QColor gold READ gold NOTIFY paletteChanged)
    Q_PROPERTY(QColor onGold READ onGold NOTIFY paletteChanged)
    Q_PROPERTY(QColor glow READ glow NOTIFY paletteChanged)
    Q_PROPERTY(QColor board READ board NOTIFY paletteChanged)
    Q_PROPERTY(QColor space READ space NOTIFY paletteChanged)
    Q_PROPERTY(QColor edge READ edge NOTIFY paletteChanged)
    Q_PROPERTY(QColor reach READ reach NOTIFY paletteChanged)
    Q_PROPERTY(QColor reachDigits READ reachDigits NOTIFY paletteChanged)
    Q_PROPERTY(QColor ornament READ ornament NOTIFY paletteChanged)
    Q_PROPERTY(QColor ornamentDark READ ornamentDark NOTIFY paletteChanged)
    Q_PROPERTY(QColor sunk READ sunk NOTIFY paletteChanged)
    Q_PROPERTY(QColor desk READ desk NOTIFY paletteChanged)
    Q_PROPERTY(QColor bar READ bar NOTIFY paletteChanged)
    Q_PROPERTY(QColor barText READ barText NOTIFY paletteChanged)
    Q_PROPERTY(QColor barMuted READ barMuted NOTIFY paletteChanged)
    Q_PROPERTY(QColor barLine READ barLine NOTIFY paletteChanged)
    Q_PROPERTY(QColor tint READ tint NOTIFY paletteChanged)
    Q_PROPERTY(QColor good READ good NOTIFY paletteChanged)
    Q_PROPERTY(QColor mat READ mat NOTIFY paletteChanged)
    Q_PROPERTY(QColor parchment READ parchment NOTIFY paletteChanged)
    Q_PROPERTY(QColor highlight READ highlight NOTIFY paletteChanged)
    Q_PROPERTY(QColor cardPaper READ cardPaper NOTIFY paletteChanged)
    Q_PROPERTY(QColor cardInk READ cardInk NOTIFY paletteChanged)
    Q_PROPERTY(QColor cardMuted READ cardMuted NOTIFY paletteChanged)
    Q_PROPERTY(QColor cardLine READ cardLine NOTIFY paletteChanged)

    // By seat and by type: bindings that read these follow a change of theme, calls of the functions below do not.
    Q_PROPERTY(QVariantList seatColours READ seatColours NOTIFY paletteChanged)
    Q_PROPERTY(QVariantList seatLines READ seatLines NOTIFY paletteChanged)
    Q_PROPERTY(QVariantList seatTexts READ seatTexts NOTIFY paletteChanged)
    Q_PROPERTY(QVariantList typeTexts READ typeTexts NOTIFY paletteChanged)
    Q_PROPERTY(QVariantList typeCharts READ typeCharts NOTIFY paletteChanged)

    Q_PROPERTY(int space1 READ space1 NOTIFY sizesChanged)
    Q_PROPERTY(int space2 READ space2 NOTIFY sizesChanged)
    Q_PROPERTY(int space3 READ space3 NOTIFY sizesChanged)
    Q_PROPERTY(int space4 READ space4 NOTIFY sizesChanged)
    Q_PROPERTY(int space5 READ space5 NOTIFY sizesChanged)
    Q_PROPERTY(int space6 READ space6 NOTIFY sizesChanged)
    Q_PROPERTY(int space7 READ space7 NOTIFY sizesChanged)
    Q_PROPERTY(int radiusChip READ radiusChip NOTIFY sizesChanged)
    Q_PROPERTY(int radiusButton READ radiusButton NOTIFY sizesChanged)
    Q_PROPERTY(int radiusPrompt READ radiusPrompt NOTIFY sizesChanged)
    Q_PROPERTY(int radiusPanel READ radiusPanel NOTIFY sizesChanged)
    Q_PROPERTY(qreal strokePanel READ strokePanel NOTIFY sizesChanged)
    Q_PROPERTY(qreal strokeActive READ strokeActive NOTIFY sizesChanged)
    Q_PROPERTY(qreal strokeRule READ strokeRule NOTIFY sizesChanged)
    Q_PROPERTY(qreal strokeFocus READ strokeFocus NOTIFY sizesChanged)
    Q_PROPERTY(int focusOffset READ focusOffset NOTIFY sizesChanged)
    Q_PROPERTY(int buttonHeight READ buttonHeight NOTIFY sizesChanged)
    Q_PROPERTY(int buttonWidth READ buttonWidth NOTIFY sizesChanged)

    Q_PROPERTY(QString serif READ serif CONSTANT)
    Q_PROPERTY(QString sans READ sans CONSTANT)
    Q_PROPERTY(QString tabular READ tabular CONSTANT)
    Q_PROPERTY(int sizeWordmark READ sizeWordmark NOTIFY sizesChanged)
    Q_PROPERTY(int sizePage READ sizePage NOTIFY sizesChanged)
    Q_PROPERTY(int sizePanel READ sizePanel NOTIFY sizesChanged)
    Q_PROPERTY(int sizeName READ sizeName NOTIFY sizesChanged)
    Q_PROPERTY(int sizeSection READ sizeSection NOTIFY sizesChanged)
    Q_PROPERTY(int sizeDial READ sizeDial NOTIFY sizesChanged)
    Q_PROPERTY(int sizeBody READ sizeBody NOTIFY sizesChanged)
    Q_PROPERTY(int sizeControl READ sizeControl NOTIFY sizesChanged)
    Q_PROPERTY(int sizeCaption READ sizeCaption NOTIFY sizesChanged)
    Q_PROPERTY(qreal lineHeight READ lineHeight CONSTANT)
    Q_PROPERTY(QFont fontWordmark READ fontWordmark NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontPage READ fontPage NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontPanel READ fontPanel NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontName READ fontName NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontSection READ fontSection NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontDial READ fontDial NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontBody READ fontBody NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontBodyStrong READ fontBodyStrong NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontControl READ fontControl NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontControlStrong READ fontControlStrong NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontCaption READ fontCaption NOTIFY sizesChanged)
    Q_PROPERTY(QFont fontCaptionStrong READ fontCaptionStrong NOTIFY sizesChanged)

    Q_PROPERTY(int hoverTime READ hoverTime NOTIFY motionChanged)
    Q_PROPERTY(int cardDrawTime READ cardDrawTime NOTIFY motionChanged)
    Q_PROPERTY(int stepTime READ stepTime NOTIFY motionChanged)
    Q_PROPERTY(int moveMostTime READ moveMostTime NOTIFY motionChanged)
    Q_PROPERTY(int panelTime READ panelTime NOTIFY motionChanged)
    Q_PROPERTY(int curtainTime READ curtainTime NOTIFY motionChanged)
    Q_PROPERTY(int revealTime READ revealTime NOTIFY motionChanged)
    Q_PROPERTY(int ledgerLineTime READ ledgerLineTime NOTIFY motionChanged)
    Q_PROPERTY(int ledgerMostTime READ ledgerMostTime NOTIFY motionChanged)
    Q_PROPERTY(int damageTime READ damageTime NOTIFY motionChanged)

public:
    /// What was used last: focus frames and letters of keys are for keys, large targets for fingers.
    enum Input { Mouse, Keys, Touch };
    Q_ENUM(Input)

    static Theme *instance(); ///< needs a QGuiApplication
    static Theme *create(QQmlEngine *engine, QJSEngine *scripts);

    const paint::Palette &palette() const { return *m_palette; }

    bool isDark() const { return m_palette->isDark(); }
    void setDark(bool isDark);
    bool isHighContrast() const { return m_palette->isHighContrast(); }
    void setHighContrast(bool isHigh);
    qreal textScale() const { return m_textScale; } ///< 1 is 100 %; kept within 0.75 and 2
    void setTextScale(qreal scale);
    QString zoneLook() const; ///< "areas", "outlines" or "off"
    void setZoneLook(const QString &look);
    paint::ZoneLook zones() const { return m_zones; }
    qreal unit() const { return m_unit; } ///< how much larger everything is than it was drawn, in a large window
    void setUnit(qreal unit);
    Input input() const { return m_input; }
    int touchTarget() const; ///< pixels that a finger needs, 9 mm; 0 while none is used
    bool hasReducedMotion() const { return m_hasReducedMotion; }
    void setReducedMotion(bool isReduced);
    qreal motionSpeed() const { return m_motionSpeed; } ///< 1 normal, 2 twice as fast, 0 instant
    void setMotionSpeed(qreal speed);

    /// Seats count from 0, types as champclos::CardType does (attack, defense, versatile, scheme).
    Q_INVOKABLE QColor seatColour(int seat) const { return m_palette->seat(seat).fill; }
    Q_INVOKABLE QColor seatLine(int seat) const { return m_palette->seat(seat).line; }
    Q_INVOKABLE QColor seatText(int seat) const { return m_palette->seat(seat).text; }
    Q_INVOKABLE QColor seatDigits(int seat) const { return m_palette->seat(seat).digits; }
    Q_INVOKABLE QColor typeColour(int type) const;
    Q_INVOKABLE QColor typeInk(int type) const;   ///< on typeColour
    Q_INVOKABLE QColor typeText(int type) const;  ///< as text on page or surface
    Q_INVOKABLE QColor typeChart(int type) const; ///< bars of charts
    Q_INVOKABLE QString typeIcon(int type) const; ///< for IconItem.name
    Q_INVOKABLE QColor inkOn(const QColor &ground) const { return paint::inkOn(ground); }
    Q_INVOKABLE QColor mixed(const QColor &top, const QColor &bottom, qreal opacity) const;
    Q_INVOKABLE QColor heatStep(int step) const; ///< 0 to 5
    Q_INVOKABLE int duration(int milliseconds) const;
    /// In pixels as they are seen: bind to a size above, or to `textScale`, to follow the text size.
    Q_INVOKABLE QFont serifFont(qreal pixels, bool isBold = true) const;
    Q_INVOKABLE QFont sansFont(qreal pixels, int weight = QFont::Normal) const;
    Q_INVOKABLE QFont tabularFont(qreal pixels, int weight = QFont::Normal) const;

    QVariantList seatColours() const;
    QVariantList seatLines() const;
    QVariantList seatTexts() const;
    QVariantList typeTexts() const;
    QVariantList typeCharts() const;

    QColor page() const { return m_palette->page; }
    QColor surface() const { return m_palette->surface; }
    QColor ink() const { return m_palette->ink; }
    QColor muted() const { return m_palette->muted; }
    QColor line() const { return m_palette->line; }
    QColor red() const { return m_palette->red; }
    QColor onRed() const { return m_palette->onRed; }
    QColor redText() const { return m_palette->redText; }
    QColor teal() const { return m_palette->teal; }
    QColor onTeal() const { return m_palette->onTeal; }
    QColor gold() const { return m_palette->gold; }
    QColor onGold() const { return paint::ink(); }
    QColor glow() const { return m_palette->glow; }
    QColor board() const { return m_palette->board; }
    QColor space() const { return m_palette->space; }
    QColor edge() const { return m_palette->edge; }
    QColor reach() const { return m_palette->reach; }
    QColor reachDigits() const { return m_palette->reachDigits; }
    QColor ornament() const { return m_palette->ornament; }
    QColor ornamentDark() const { return m_palette->ornamentDark; }
    QColor sunk() const { return m_palette->sunk; }
    QColor desk() const { return m_palette->desk; }
    QColor bar() const { return m_palette->bar; }
    QColor barText() const { return m_palette->barText; }
    QColor barMuted() const { return m_palette->barMuted; }
    QColor barLine() const { return m_palette->barLine; }
    QColor tint() const { return m_palette->tint; }
    QColor good() const { return m_palette->good; }
    QColor mat() const { return m_palette->mat; }
    QColor parchment() const { return m_palette->parchment; }
    QColor highlight() const { return m_palette->highlight; }
    QColor cardPaper() const { return m_palette->cardPaper; }
    QColor cardInk() const { return m_palette->cardInk; }
    QColor cardMuted() const { return m_palette->cardMuted; }
    QColor cardLine() const { return m_palette->cardLine; }

    int space1() const { return grown(paint::size::kSpace1); }
    int space2() const { return grown(paint::size::kSpace2); }
    int space3() const { return grown(paint::size::kSpace3); }
    int space4() const { return grown(paint::size::kSpace4); }
    int space5() const { return grown(paint::size::kSpace5); }
    int space6() const { return grown(paint::size::kSpace6); }
    int space7() const { return grown(paint::size::kSpace7); }
    int radiusChip() const { return grown(paint::size::kRadiusChip); }
    int radiusButton() const { return grown(paint::size::kRadiusButton); }
    int radiusPrompt() const { return grown(paint::size::kRadiusPrompt); }
    int radiusPanel() const { return grown(paint::size::kRadiusPanel); }
    qreal strokePanel() const { return paint::size::kStrokePanel * m_unit; }
    qreal strokeActive() const { return paint::size::kStrokeActive * m_unit; }
    qreal strokeRule() const { return paint::size::kStrokeRule * m_unit; }
    qreal strokeFocus() const { return paint::size::kStrokeFocus * m_unit; }
    int focusOffset() const { return grown(paint::size::kFocusOffset); }
    int buttonHeight() const { return scaled(paint::size::kButtonHeight); }
    int buttonWidth() const { return scaled(paint::size::kButtonWidth); }

    QString serif() const;
    QString sans() const;
    QString tabular() const;
    int sizeWordmark() const { return scaled(paint::size::kWordmark); }
    int sizePage() const { return scaled(paint::size::kPage); }
    int sizePanel() const { return scaled(paint::size::kPanel); }
    int sizeName() const { return scaled(paint::size::kName); }
    int sizeSection() const { return scaled(paint::size::kSection); }
    int sizeDial() const { return scaled(paint::size::kDial); }
    int sizeBody() const { return scaled(paint::size::kBody); }
    int sizeControl() const { return scaled(paint::size::kControl); }
    int sizeCaption() const { return scaled(paint::size::kCaption); }
    qreal lineHeight() const { return paint::size::kLineHeight; }
    QFont fontWordmark() const { return serifFont(sizeWordmark()); }
    QFont fontPage() const { return serifFont(sizePage()); }
    QFont fontPanel() const { return serifFont(sizePanel()); }
    QFont fontName() const { return serifFont(sizeName()); }
    QFont fontSection() const { return serifFont(sizeSection()); }
    QFont fontDial() const { return serifFont(sizeDial()); }
    QFont fontBody() const { return sansFont(sizeBody()); }
    QFont fontBodyStrong() const { return sansFont(sizeBody(), QFont::DemiBold); }
    QFont fontControl() const { return sansFont(sizeControl()); }
    QFont fontControlStrong() const { return sansFont(sizeControl(), QFont::DemiBold); }
    QFont fontCaption() const { return sansFont(sizeCaption()); }
    QFont fontCaptionStrong() const { return sansFont(sizeCaption(), QFont::DemiBold); }

    int hoverTime() const { return duration(paint::motion::kHover); }
    int cardDrawTime() const { return duration(paint::motion::kCardDraw); }
    int stepTime() const { return duration(paint::motion::kStep); }
    int moveMostTime() const { return duration(paint::motion::kMoveMost); }
    int panelTime() const { return duration(paint::motion::kPanel); }
    int curtainTime() const { return duration(paint::motion::kCurtain); }
    int revealTime() const { return duration(paint::motion::kReveal); }
    int ledgerLineTime() const { return duration(paint::motion::kLedgerLine); }
    int ledgerMostTime() const { return duration(paint::motion::kLedgerMost); }
    int damageTime() const { return duration(paint::motion::kDamage); }

signals:
    void paletteChanged();
    void sizesChanged();
    void motionChanged();
    void inputChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // Without a default: a singleton that QML could construct by itself would never call create().
    explicit Theme(QObject *parent);
    void noteInput(Input input);
    void choosePalette(bool isDark, bool isHighContrast);
    // Not for QML: a binding that calls a function does not know that the text size has changed.
    int scaled(qreal pixels) const { return qRound(pixels * m_textScale * m_unit); }
    int grown(int pixels) const { return qRound(pixels * m_unit); }

    const paint::Palette *m_palette = &paint::palette(paint::Brightness::Light);
    paint::ZoneLook m_zones = paint::ZoneLook::Areas;
    qreal m_textScale = 1;
    qreal m_unit = 1;
    qreal m_motionSpeed = 1;
    Input m_input = Mouse;
    bool m_hasReducedMotion = false;
};

} // namespace champclos::items
