// SPDX-License-Identifier: MIT
//
// The battlefield workshop without its window: the document, the selection, the tool in hand, what the canvas draws
// over the board, and every command. Pages call it and show its properties; it draws nothing and decides no rule.
#pragma once

#include "editor/battlefield/alignment.h"
#include "editor/battlefield/battlefield_document.h"
#include "editor/battlefield/board_edits.h"
#include "editor/battlefield/tool.h"
#include "editor/battlefield/trace_picture.h"

#include <QLineF>
#include <QRectF>
#include <QVariantList>

#include <map>
#include <optional>

namespace champclos::editor {

/// What is drawn over the board while a gesture is under way.
struct Overlay {
    QRectF marquee;  ///< null: none
    QLineF rubber;   ///< a line being drawn; null: none
    SpaceId hovered; ///< under the pointer
    QList<Guide> guides;
    QList<Gap> gaps;
    QPointF caret; ///< where Enter puts a space
    bool hasCaret = false;
    bool hasGhost = false; ///< a space would appear here
    QPointF ghost;
};

class BattlefieldEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::Document *document READ document CONSTANT)
    Q_PROPERTY(Tools tool READ tool WRITE setTool NOTIFY toolChanged)
    Q_PROPERTY(bool snapping MEMBER m_isSnapping NOTIFY optionsChanged)
    Q_PROPERTY(bool guides MEMBER m_hasGuides NOTIFY optionsChanged)
    Q_PROPERTY(bool joinsNew MEMBER m_joinsNew NOTIFY optionsChanged)
    Q_PROPERTY(bool paintsNew MEMBER m_paintsNew NOTIFY optionsChanged)
    Q_PROPERTY(int activeZone READ activeZone WRITE setActiveZone NOTIFY activeZoneChanged)

    Q_PROPERTY(qreal boardWidth READ boardWidth NOTIFY boardChanged)
    Q_PROPERTY(qreal boardHeight READ boardHeight NOTIFY boardChanged)
    Q_PROPERTY(qreal radius READ radius NOTIFY boardChanged)
    Q_PROPERTY(QString background READ background NOTIFY boardChanged)
    Q_PROPERTY(QString art READ art NOTIFY boardChanged)
    Q_PROPERTY(int spaceCount READ boardSpaceCount NOTIFY boardChanged)
    Q_PROPERTY(int zoneCount READ boardZoneCount NOTIFY boardChanged)
    Q_PROPERTY(int maxSpaces READ maxSpaces CONSTANT)
    Q_PROPERTY(int maxZones READ maxZones CONSTANT)
    Q_PROPERTY(QString author READ author NOTIFY boardChanged)
    Q_PROPERTY(QString licence READ licence NOTIFY boardChanged)
    Q_PROPERTY(bool isPlayable READ isPlayable NOTIFY boardChanged)
    Q_PROPERTY(bool hasTrace READ hasTrace NOTIFY boardChanged) ///< a picture to draw after, there or not
    Q_PROPERTY(bool isTraceMissing READ isTraceMissing NOTIFY boardChanged)
    Q_PROPERTY(QString traceName READ traceName NOTIFY boardChanged)
    Q_PROPERTY(qreal traceX READ traceX NOTIFY boardChanged)
    Q_PROPERTY(qreal traceY READ traceY NOTIFY boardChanged)
    Q_PROPERTY(qreal traceWidth READ traceWidth NOTIFY boardChanged)
    Q_PROPERTY(qreal traceOpacity READ traceOpacity NOTIFY boardChanged)
    Q_PROPERTY(bool hasGround READ hasGround NOTIFY boardChanged) ///< a picture that is played on
    Q_PROPERTY(QString groundName READ groundName NOTIFY boardChanged)
    Q_PROPERTY(qreal groundX READ groundX NOTIFY boardChanged)
    Q_PROPERTY(qreal groundY READ groundY NOTIFY boardChanged)
    Q_PROPERTY(qreal groundWidth READ groundWidth NOTIFY boardChanged)
    Q_PROPERTY(qreal groundOpacity READ groundOpacity NOTIFY boardChanged)
    /// Why the last file was refused; empty if it was not.
    Q_PROPERTY(QString groundProblem READ groundProblem NOTIFY groundProblemChanged)

    Q_PROPERTY(int selectionCount READ selectionCount NOTIFY selectionChanged)
    Q_PROPERTY(int currentSpace READ currentSpace NOTIFY selectionChanged)
    Q_PROPERTY(bool hasSelectedLine READ hasSelectedLine NOTIFY selectionChanged)
    Q_PROPERTY(QString selectionTitle READ selectionTitle NOTIFY selectionChanged)
    Q_PROPERTY(qreal currentX READ currentX NOTIFY selectionChanged)
    Q_PROPERTY(qreal currentY READ currentY NOTIFY selectionChanged)
    Q_PROPERTY(int currentStart READ currentStart NOTIFY selectionChanged)
    Q_PROPERTY(QVariantList currentZones READ currentZones NOTIFY selectionChanged)
    Q_PROPERTY(QVariantList currentNeighbours READ currentNeighbours NOTIFY selectionChanged)
    Q_PROPERTY(QVariantList currentDistances READ currentDistances NOTIFY selectionChanged)
    Q_PROPERTY(int lineKind READ lineKind NOTIFY selectionChanged) ///< of the line that is selected
    Q_PROPERTY(QString lineText READ lineText NOTIFY selectionChanged)
    Q_PROPERTY(QString currentPassage READ currentPassage NOTIFY selectionChanged)
    Q_PROPERTY(int currentTurn READ currentTurn NOTIFY selectionChanged)
    Q_PROPERTY(QString spokenText READ spokenText NOTIFY selectionChanged)

    Q_PROPERTY(QString status READ status NOTIFY statusChanged)
    /// Why something could not be done, or that it is done; empty as soon as the hand goes on.
    Q_PROPERTY(QString notice READ notice NOTIFY statusChanged)
    Q_PROPERTY(bool isNoticeGood READ isNoticeGood NOTIFY statusChanged)
    Q_PROPERTY(bool canPaste READ canPaste NOTIFY canPasteChanged)

public:
    enum Tools { Select, Space, Line, Zone, Erase, Start, Ground }; // the names QML uses; same order as ToolKind
    Q_ENUM(Tools)
    enum Mirrors { LeftRight, TopBottom, HalfTurn, QuarterTurns }; // same order as Symmetry
    Q_ENUM(Mirrors)
    enum LineKinds { Plain, OneWay, HighGround, OneWayHighGround };
    Q_ENUM(LineKinds)
    enum class Notice {
        None,
        FullOfSpaces,
        FullOfZones,
        RingFull,
        OffTheBoard,
        NoRoom,
        NothingToPaste,
        NeedsSelection,
        NoPicture,
        Exported,
        NotExported
    };

    explicit BattlefieldEditor(QObject *parent = nullptr);
    ~BattlefieldEditor() override;

    BattlefieldDocument *document() { return &m_document; }
    const Battlefield &board() const { return m_document.value(); }

    // ---- the pointer and the keys, in board coordinates
    Q_INVOKABLE void press(qreal x, qreal y, int modifiers = 0);
    Q_INVOKABLE void move(qreal x, qreal y, int modifiers = 0);
    Q_INVOKABLE void release(qreal x, qreal y, int modifiers = 0);
    Q_INVOKABLE void hover(qreal x, qreal y, int modifiers = 0);
    Q_INVOKABLE void leave();
    /// True if the key meant something to the canvas.
    Q_INVOKABLE bool key(int key, int modifiers = 0);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void dismissNotice() { notify(Notice::None); }

    Tools tool() const { return static_cast<Tools>(m_toolKind); }
    void setTool(Tools tool);

    // ---- commands; each is one step of undo
    Q_INVOKABLE bool removeSelection();
    Q_INVOKABLE bool duplicateSelection();
    Q_INVOKABLE void copySelection();
    Q_INVOKABLE bool cutSelection();
    Q_INVOKABLE bool paste();
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void selectSpace(int space);
    Q_INVOKABLE bool nudge(qreal dx, qreal dy);
    Q_INVOKABLE bool addImagesOf(Mirrors symmetry); ///< of the selection, or of everything
    Q_INVOKABLE bool turnSelection(Mirrors symmetry);
    Q_INVOKABLE bool alignSelection(bool inColumn);
    Q_INVOKABLE bool spreadSelection(bool inColumn);
    Q_INVOKABLE bool setCurrentPosition(qreal x, qreal y);
    Q_INVOKABLE bool setCurrentStart(int number);
    Q_INVOKABLE bool putSelectionInZone(int zone);
    Q_INVOKABLE bool takeSelectionFromZone(int zone);
    Q_INVOKABLE bool joinCurrentTo(int space);
    Q_INVOKABLE bool separateCurrentFrom(int space);
    Q_INVOKABLE bool joinSelection(); ///< in a chain, from each to the nearest that is left

    Q_INVOKABLE bool setLineKind(int kind); ///< of the line that is selected
    Q_INVOKABLE bool turnLine();            ///< its arrow points the other way
    Q_INVOKABLE QString currentName(const QString &language) const;
    Q_INVOKABLE bool setCurrentName(const QString &language, const QString &name);
    Q_INVOKABLE QVariantList passages() const; ///< letters to choose from: [{value, text}]
    Q_INVOKABLE bool setPassage(const QString &letter);
    Q_INVOKABLE bool setTurn(int degrees, const QString &mergeKey = {});
    Q_INVOKABLE bool turnRings(int degrees); ///< each of the selection by so much more

    Q_INVOKABLE bool addNewZone();
    Q_INVOKABLE bool removeZoneAt(int zone);
    Q_INVOKABLE bool setZoneName(int zone, const QString &language, const QString &name);
    Q_INVOKABLE bool setZoneColour(int zone, const QString &colour);
    Q_INVOKABLE bool setZonePattern(int zone, int pattern);
    Q_INVOKABLE bool setZoneLetter(int zone, const QString &letter);
    Q_INVOKABLE QStringList zoneColours() const;

    Q_INVOKABLE bool setName(const QString &language, const QString &name);
    Q_INVOKABLE QString name(const QString &language) const;
    Q_INVOKABLE bool setDescription(const QString &language, const QString &text);
    Q_INVOKABLE QString description(const QString &language) const;
    Q_INVOKABLE bool setAuthor(const QString &author);
    Q_INVOKABLE bool setLicence(const QString &licence);
    Q_INVOKABLE bool setBoardSize(qreal width, qreal height);
    Q_INVOKABLE bool setRadius(qreal radius);
    Q_INVOKABLE bool enlarge(int left, int top, int right, int bottom); ///< below 0: less room on that side
    Q_INVOKABLE bool scaleSelection(qreal percent);                     ///< or the whole battlefield
    Q_INVOKABLE bool setBackground(const QString &colour);
    Q_INVOKABLE bool setArt(const QString &fileName);

    Q_INVOKABLE bool setTrace(const QString &pathOrUrl); ///< false, with the reason in `status`, if it is no picture
    Q_INVOKABLE bool removeTrace();
    Q_INVOKABLE bool fitTrace(); ///< as large as the board allows, in its middle
    Q_INVOKABLE bool placeTrace(qreal x, qreal y, qreal width, const QString &mergeKey = {});
    Q_INVOKABLE bool setTraceOpacity(qreal opacity);

    Q_INVOKABLE bool setGround(const QString &pathOrUrl); ///< over all of the board
    Q_INVOKABLE bool useTraceAsGround();                  ///< at its place
    Q_INVOKABLE bool removeGround();
    Q_INVOKABLE bool fitGround();
    Q_INVOKABLE bool placeGround(qreal x, qreal y, qreal width, const QString &mergeKey = {});
    Q_INVOKABLE bool setGroundOpacity(qreal opacity);

    /// Selects what a problem is about and asks the view to go there.
    Q_INVOKABLE bool showProblem(int row);

    /// PNG, SVG or PDF by the ending; false, with the reason in `status`, if it cannot be written.
    Q_INVOKABLE bool exportPicture(const QString &pathOrUrl, bool withNumbers);
    /// The pictures that can lie under a board: [{value, text}].
    Q_INVOKABLE static QVariantList ornaments();

    // ---- for tools
    SpaceId spaceAt(QPointF at) const;
    int lineAt(QPointF at) const; ///< index into lines, or -1
    const SpaceSet &selection() const { return m_selection; }
    void setSelection(const SpaceSet &selection);
    int selectedLine() const { return m_selectedLine; }
    void selectLine(int line);
    Snapping snappingFor(Qt::KeyboardModifiers modifiers) const;
    bool joinsNew() const { return m_joinsNew; }
    bool paintsNew() const { return m_paintsNew; }
    const Overlay &overlay() const { return m_overlay; }
    template <class Change> void changeOverlay(Change &&change) {
        change(m_overlay);
        emit overlayChanged();
    }
    void setPartners(const QList<int> &partners);
    void notify(Notice notice);
    QString gestureKey() const { return QStringLiteral("gesture:%1").arg(m_gesture); }
    /// `label` is marked with QT_TRANSLATE_NOOP for the document's context.
    template <class Change> bool edit(const char *label, const QString &mergeKey, Change &&change, int count = -1) {
        notify(Notice::None);
        return m_document.edit({BattlefieldDocument::kContext, label, count, {}}, mergeKey,
                               std::forward<Change>(change));
    }
    bool addSpaceAt(QPointF at, const QString &mergeKey);

    // ---- properties
    int activeZone() const { return m_activeZone; }
    void setActiveZone(int zone);
    ZoneId activeZoneId() const;
    qreal boardWidth() const { return board().width; }
    qreal boardHeight() const { return board().height; }
    qreal radius() const { return board().radius; }
    QString background() const { return qt(board().background); }
    QString art() const { return qt(board().art); }
    int boardSpaceCount() const { return champclos::editor::spaceCount(board()); }
    int boardZoneCount() const { return champclos::editor::zoneCount(board()); }
    int maxSpaces() const { return kMaxSpaces; }
    int maxZones() const { return kMaxZones; }
    QString author() const { return qt(board().author); }
    QString licence() const { return qt(board().licence); }
    bool isPlayable() const;
    bool hasTrace() const { return !board().trace.picture.empty(); }
    bool isTraceMissing() const { return m_document.isTraceMissing(); }
    QString traceName() const;
    qreal traceX() const { return board().trace.x; }
    qreal traceY() const { return board().trace.y; }
    qreal traceWidth() const { return board().trace.width; }
    qreal traceOpacity() const { return board().trace.opacity; }
    const QImage &traceImage() const; ///< null: none, or it cannot be read
    QRectF traceRect() const;         ///< where it lies, in board units; null: nowhere
    bool hasGround() const { return !board().ground.isEmpty(); }
    QString groundName() const;
    qreal groundX() const { return board().ground.x; }
    qreal groundY() const { return board().ground.y; }
    qreal groundWidth() const { return board().ground.width; }
    qreal groundOpacity() const { return board().ground.opacity; }
    QString groundProblem() const { return m_groundProblem; }
    QRectF groundRect() const; ///< likewise
    int selectionCount() const { return m_selection.size(); }
    int currentSpace() const { return m_selection.size() == 1 ? m_selection.first().value() : -1; }
    bool hasSelectedLine() const { return m_selectedLine >= 0; }
    QString selectionTitle() const;
    qreal currentX() const;
    qreal currentY() const;
    int currentStart() const;
    QVariantList currentZones() const;
    QVariantList currentNeighbours() const;
    QVariantList currentDistances() const;
    int lineKind() const;
    QString lineText() const;
    QString currentPassage() const;
    int currentTurn() const;
    /// Around several selected spaces: dragging a corner scales them. Null if there are not several.
    QRectF selectionFrame() const;
    /// Dragging it turns the ring of the one selected space.
    bool hasTurnHandle() const;
    QPointF turnHandle() const;
    static constexpr double kFrameReach = 1.46; ///< of frames around spaces, in R
    QString spokenText() const;
    QString status() const;
    QString notice() const;
    bool isNoticeGood() const { return m_notice == Notice::Exported; }
    bool canPaste() const;

signals:
    void groundProblemChanged();
    void toolChanged();
    void optionsChanged();
    void activeZoneChanged();
    void boardChanged();
    void selectionChanged();
    void overlayChanged();
    void statusChanged();
    void canPasteChanged();
    void placeShown(qreal x, qreal y);
    void zoneShown(int zone);

private:
    void followDocument();
    SpaceSet selectionOrAll() const;
    bool cycle(int step);
    bool moveCaret(int key, int modifiers);
    bool arrow(int key, int modifiers);
    std::optional<Battlefield> clipboard() const;
    bool insert(const Battlefield &fragment, QPointF offset, const char *label);
    QString zoneList(const champclos::Space &space) const;

    bool takeGround(const QString &path, const std::optional<GroundPicture> &place);

    BattlefieldDocument m_document;
    ToolKind m_toolKind = ToolKind::Select;
    std::unique_ptr<Tool> m_tool;
    SpaceSet m_selection;
    int m_selectedLine = -1;
    int m_activeZone = 0;
    bool m_isSnapping = true;
    bool m_hasGuides = true;
    bool m_joinsNew = false;
    bool m_paintsNew = true;
    bool m_isPressed = false;
    int m_gesture = 0; ///< one number for each press: what happens until the next is one step
    int m_pastes = 0;
    Overlay m_overlay;
    QList<int> m_partners;
    Notice m_notice = Notice::None;
    TracePicture m_tracePicture;
    QString m_groundProblem;
};

} // namespace champclos::editor
