// SPDX-License-Identifier: MIT
//
// The print page's own object: what is chosen, the pages it makes, and the two ways out of it, a PDF file and a
// printer. Choices take effect at once. Long work lets the window live between two pages and can be stopped; painting
// stays in one thread, as the drawings of app/paint want it. It lays out nothing itself: that is asked of job.h.
#pragma once

#include "app/print/job.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace champclos::app::print {

class PrintStudio : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString uiLanguage READ uiLanguage WRITE setUiLanguage NOTIFY uiLanguageChanged)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QVariantList decks READ decks NOTIFY listsChanged)
    Q_PROPERTY(QVariantList battlefields READ battlefields NOTIFY listsChanged)
    Q_PROPERTY(QStringList chosen READ chosen NOTIFY changed)
    Q_PROPERTY(bool wantsDecks READ isWantingDecks NOTIFY changed)
    Q_PROPERTY(bool wantsBattlefields READ isWantingBattlefields NOTIFY changed)
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString secondLanguage READ secondLanguage WRITE setSecondLanguage NOTIFY changed)
    Q_PROPERTY(bool inkSaver READ isInkSaver WRITE setInkSaver NOTIFY changed)
    Q_PROPERTY(QString cardSize READ cardSize WRITE setCardSize NOTIFY changed)
    Q_PROPERTY(QString backs READ backs WRITE setBacks NOTIFY changed)
    Q_PROPERTY(bool single READ isSingle WRITE setSingle NOTIFY changed)
    Q_PROPERTY(bool character READ hasCharacter WRITE setCharacter NOTIFY changed)
    Q_PROPERTY(bool poster READ isPoster WRITE setPoster NOTIFY changed)
    Q_PROPERTY(int diameter READ diameter WRITE setDiameter NOTIFY changed)
    Q_PROPERTY(bool whole READ isWhole WRITE setWhole NOTIFY changed)
    Q_PROPERTY(bool numbers READ hasNumbers WRITE setNumbers NOTIFY changed)
    Q_PROPERTY(bool standees READ hasStandees WRITE setStandees NOTIFY changed)
    Q_PROPERTY(QString output READ output WRITE setOutput NOTIFY changed) ///< "pdf", "png", "tabletop"
    Q_PROPERTY(int dotsPerInch READ dotsPerInch WRITE setDotsPerInch NOTIFY changed)
    Q_PROPERTY(int pixels READ pixels WRITE setPixels NOTIFY changed)
    Q_PROPERTY(bool pictureBleed READ hasPictureBleed WRITE setPictureBleed NOTIFY changed)
    Q_PROPERTY(double widthOf100 READ widthOf100 WRITE setWidthOf100 NOTIFY changed)
    Q_PROPERTY(double heightOf100 READ heightOf100 WRITE setHeightOf100 NOTIFY changed)
    Q_PROPERTY(double offsetX READ offsetX WRITE setOffsetX NOTIFY changed)
    Q_PROPERTY(double offsetY READ offsetY WRITE setOffsetY NOTIFY changed)
    Q_PROPERTY(int pageCount READ pageCount NOTIFY pagesChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY pagesChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY pagesChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool messageIsGood READ isMessageGood NOTIFY messageChanged)

public:
    explicit PrintStudio(QObject *parent = nullptr);

    QString uiLanguage() const;
    void setUiLanguage(const QString &code);
    QString kind() const { return QLatin1String(kKindNames[m_job.kind]); }
    void setKind(const QString &kind);
    QVariantList decks() const { return m_decks; }
    QVariantList battlefields() const { return m_battlefields; }
    QStringList chosen() const;
    bool isWantingDecks() const { return print::wantsDecks(m_job.kind); }
    bool isWantingBattlefields() const { return print::wantsBattlefields(m_job.kind); }
    QString paper() const { return QLatin1String(kPaperNames[m_job.paper]); }
    void setPaper(const QString &paper);
    QString language() const { return QLatin1String(codeOf(m_job.languages.front())); }
    void setLanguage(const QString &code);
    QString secondLanguage() const;
    void setSecondLanguage(const QString &code); ///< empty for none
    bool isInkSaver() const { return m_job.settings.ink == InkUse::Saver; }
    void setInkSaver(bool isOn);
    QString cardSize() const;
    void setCardSize(const QString &size); ///< "63x88"
    QString backs() const { return QLatin1String(kBacksNames[m_job.cards.backs]); }
    void setBacks(const QString &backs);
    bool isSingle() const { return m_job.cards.isSingle; }
    void setSingle(bool isOn);
    bool hasCharacter() const { return m_job.cards.hasCharacter; }
    void setCharacter(bool isOn);
    bool isPoster() const { return m_job.board.isPoster; }
    void setPoster(bool isOn);
    int diameter() const { return static_cast<int>(m_job.tokenSpace); }
    void setDiameter(int millimetres);
    bool isWhole() const { return m_job.board.isWhole; }
    void setWhole(bool isOn);
    bool hasNumbers() const { return m_job.board.hasNumbers; }
    void setNumbers(bool isOn);
    bool hasStandees() const { return m_job.hasStandees; }
    void setStandees(bool isOn);
    QString output() const { return QLatin1String(kOutputNames[m_job.output]); }
    void setOutput(const QString &output);
    int dotsPerInch() const { return static_cast<int>(m_job.dotsPerInch); }
    void setDotsPerInch(int dots);
    int pixels() const { return m_job.pixels; }
    void setPixels(int pixels);
    bool hasPictureBleed() const { return m_job.pictureBleed > 0; }
    void setPictureBleed(bool isOn);
    double widthOf100() const { return m_job.settings.calibration.widthOf100; }
    void setWidthOf100(double millimetres);
    double heightOf100() const { return m_job.settings.calibration.heightOf100; }
    void setHeightOf100(double millimetres);
    double offsetX() const { return m_job.settings.calibration.offset.x(); }
    void setOffsetX(double millimetres);
    double offsetY() const { return m_job.settings.calibration.offset.y(); }
    void setOffsetY(double millimetres);

    int pageCount() const;
    QString summary() const;
    QString problem() const { return m_problem; }
    bool isBusy() const { return m_isBusy; }
    double progress() const { return m_progress; }
    QString message() const { return m_message; }
    bool isMessageGood() const { return m_isMessageGood; }

    Q_INVOKABLE void choose(const QString &reference, bool isWanted);
    Q_INVOKABLE void chooseAll(bool areWanted);
    /// A deck or battlefield of the user's own.
    Q_INVOKABLE void addFile(const QUrl &file);
    /// This and nothing else: a "deck" or a "battlefield", by its id or its file.
    Q_INVOKABLE void showOnly(const QString &what, const QString &reference);
    Q_INVOKABLE double pageRatio(int page) const; ///< width over height
    Q_INVOKABLE QUrl suggestedUrl() const;        ///< where to save, among the user's documents
    Q_INVOKABLE void savePdf(const QUrl &file);
    Q_INVOKABLE QUrl suggestedFolder() const; ///< for pictures
    Q_INVOKABLE void savePictures(const QUrl &folder);
    Q_INVOKABLE void sendToPrinter(); ///< asks which one
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void dismissMessage();

    std::shared_ptr<const Document> document() const { return m_document; }
    InkUse ink() const { return m_job.settings.ink; }

signals:
    void changed();
    void listsChanged();
    void pagesChanged();
    void uiLanguageChanged();
    void progressChanged();
    void messageChanged();

private:
    void change(); ///< a choice changed: lay out anew, soon
    void layOut();
    void fillLists();
    void rememberCalibration() const;
    void say(const QString &message, bool isGood = false);
    QString measures() const;
    QString paperName() const;
    void start(const QString &doneMessage, std::function<bool(io::Diagnostics &, const Progress &)> work);
    void finish(bool isDone, const io::Diagnostics &diagnostics, const QString &doneMessage);
    void report(int done, int total);
    QStringList &chosenOfKind() { return isWantingBattlefields() ? m_chosenBattlefields : m_chosenDecks; }

    Job m_job;
    Language m_uiLanguage = Language::En;
    io::Library m_library;
    FontMeasure m_measure;
    QVariantList m_decks;
    QVariantList m_battlefields;
    QStringList m_ownDecks;
    QStringList m_ownBattlefields;
    QStringList m_chosenDecks;
    QStringList m_chosenBattlefields;
    std::shared_ptr<const Document> m_document;
    QString m_problem;
    QTimer m_soon;
    bool m_isCancelled = false;
    bool m_isBusy = false;
    double m_progress = 0;
    QString m_message;
    bool m_isMessageGood = false;
};

} // namespace champclos::app::print
