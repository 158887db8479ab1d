// SPDX-License-Identifier: MIT
#include "app/print/studio.h"

#include "app/base/folders.h"
#include "app/print/printing.h"
#include "app/print/words.h"
#include "engine/io/user_content.h"
#include "engine/text/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QPrinter>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace champclos::app::print {

namespace {

constexpr int kBreath = 10;       // ms for the window between two pages
constexpr int kLayOutAfter = 120; // ms; while a number is stepped there is nothing to be seen anyway

QVariantMap entry(const QString &reference, const QString &name, bool isOwn, bool isFinished = true) {
    return {{QStringLiteral("reference"), reference},
            {QStringLiteral("name"), name.isEmpty() ? QFileInfo(reference).completeBaseName() : name},
            {QStringLiteral("isOwn"), isOwn},
            {QStringLiteral("isFinished"), isFinished}};
}

QString key(const char *name) { return QStringLiteral("print/") + QLatin1String(name); }

} // namespace

PrintStudio::PrintStudio(QObject *parent) : QObject(parent), m_document(std::make_shared<Document>()) {
    const QSettings settings;
    Calibration &calibration = m_job.settings.calibration;
    calibration.widthOf100 = std::clamp(settings.value(key("widthOf100"), 100).toDouble(), 80.0, 120.0);
    calibration.heightOf100 = std::clamp(settings.value(key("heightOf100"), 100).toDouble(), 80.0, 120.0);
    calibration.offset = {std::clamp(settings.value(key("offsetX"), 0).toDouble(), -20.0, 20.0),
                          std::clamp(settings.value(key("offsetY"), 0).toDouble(), -20.0, 20.0)};
    if (const std::optional<Paper> paper = paperFromName(settings.value(key("paper")).toString()))
        m_job.paper = *paper;
    else if (QLocale().measurementSystem() == QLocale::ImperialUSSystem)
        m_job.paper = Paper::Letter;
    if (!m_library.deckIds().empty())
        m_chosenDecks = {QString::fromStdString(m_library.defaultSeats().empty() ? m_library.deckIds().front()
                                                                                 : m_library.defaultSeats().front())};
    m_chosenBattlefields = {QString::fromStdString(m_library.defaultBattlefield())};
    for (const auto &files : {io::userFiles(io::UserContent::Decks), io::installedFiles(io::UserContent::Decks)})
        for (const std::string &path : files)
            m_ownDecks.append(QString::fromStdString(path));
    for (const auto &files :
         {io::userFiles(io::UserContent::Battlefields), io::installedFiles(io::UserContent::Battlefields)})
        for (const std::string &path : files)
            m_ownBattlefields.append(QString::fromStdString(path));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kLayOutAfter);
    connect(&m_soon, &QTimer::timeout, this, &PrintStudio::layOut);
    fillLists();
    layOut();
}

QString PrintStudio::uiLanguage() const { return QLatin1String(codeOf(m_uiLanguage)); }

/// The window's language is the one to print in until somebody chooses another.
void PrintStudio::setUiLanguage(const QString &code) {
    const std::optional<Language> language = text::languageFromCode(code.toStdString());
    if (!language || *language == m_uiLanguage)
        return;
    if (m_job.languages == std::vector{m_uiLanguage})
        m_job.languages = {*language};
    m_uiLanguage = *language;
    fillLists();
    layOut();
    emit uiLanguageChanged();
    emit changed();
}

void PrintStudio::fillLists() {
    m_decks.clear();
    m_battlefields.clear();
    const auto addDeck = [this](const QString &reference, bool isOwn) {
        io::Diagnostics diagnostics;
        std::optional<DeckDef> deck = m_library.deck(reference.toStdString(), diagnostics);
        const bool isFinished = deck.has_value();
        if (!deck)
            deck = draftOf(reference);
        if (deck)
            m_decks.append(entry(reference, QString::fromStdString(deck->name.in(m_uiLanguage)), isOwn, isFinished));
    };
    const auto addBattlefield = [this](const QString &reference, bool isOwn) {
        io::Diagnostics diagnostics;
        if (const std::optional<Battlefield> board = m_library.battlefield(reference.toStdString(), diagnostics))
            m_battlefields.append(entry(reference, QString::fromStdString(board->name.in(m_uiLanguage)), isOwn));
    };
    for (const std::string &id : m_library.deckIds())
        addDeck(QString::fromStdString(id), false);
    for (const QString &path : m_ownDecks)
        addDeck(path, true);
    for (const std::string &id : m_library.battlefieldIds())
        addBattlefield(QString::fromStdString(id), false);
    for (const QString &path : m_ownBattlefields)
        addBattlefield(path, true);
    emit listsChanged();
}

void PrintStudio::change() {
    emit changed();
    m_soon.start();
}

void PrintStudio::layOut() {
    m_soon.stop();
    m_job.contents = chosen();
    io::Diagnostics diagnostics;
    auto document = std::make_shared<Document>(joined(documentsOf(m_job, m_library, m_measure, diagnostics)));
    m_problem.clear();
    if (diagnostics.hasErrors())
        m_problem = QString::fromStdString(text::diagnosticMessage(diagnostics.all().front(), m_uiLanguage));
    else if ((isWantingDecks() || isWantingBattlefields()) && m_job.contents.isEmpty())
        m_problem = isWantingDecks() ? tr("Choose a deck.") : tr("Choose a battlefield.");
    else if (document->pages.empty())
        m_problem = tr("Cards of this size do not fit on the paper.");
    m_document = std::move(document);
    emit pagesChanged();
}

QStringList PrintStudio::chosen() const {
    if (isWantingBattlefields())
        return m_chosenBattlefields;
    return isWantingDecks() ? m_chosenDecks : QStringList();
}

void PrintStudio::choose(const QString &reference, bool isWanted) {
    QStringList &list = chosenOfKind();
    if (isWanted == list.contains(reference))
        return;
    if (isWanted)
        list.append(reference);
    else
        list.removeAll(reference);
    change();
}

void PrintStudio::chooseAll(bool areWanted) {
    QStringList &list = chosenOfKind();
    list.clear();
    if (areWanted)
        for (const QVariant &each : isWantingBattlefields() ? m_battlefields : m_decks)
            list.append(each.toMap().value(QStringLiteral("reference")).toString());
    change();
}

void PrintStudio::addFile(const QUrl &file) {
    const QString path = file.toLocalFile();
    const bool isBoard = isWantingBattlefields();
    io::Diagnostics diagnostics;
    const bool isRead = isBoard
                            ? m_library.battlefield(path.toStdString(), diagnostics).has_value()
                            : m_library.deck(path.toStdString(), diagnostics).has_value() || draftOf(path).has_value();
    if (!isRead) {
        say(diagnostics.isEmpty() ? tr("The file cannot be read.")
                                  : QString::fromStdString(text::format(diagnostics.all().front(), m_uiLanguage)));
        return;
    }
    QStringList &own = isBoard ? m_ownBattlefields : m_ownDecks;
    if (!own.contains(path))
        own.append(path);
    fillLists();
    choose(path, true);
}

void PrintStudio::showOnly(const QString &what, const QString &reference) {
    setKind(what == QLatin1String("deck") ? QStringLiteral("sheet") : QStringLiteral("board"));
    chosenOfKind().clear();
    if (io::Library::isPath(reference.toStdString()))
        addFile(QUrl::fromLocalFile(reference));
    else
        choose(reference, true);
    layOut();
}

void PrintStudio::setKind(const QString &kind) {
    const std::optional<Kind> read = kindFromName(kind);
    if (!read || *read == m_job.kind)
        return;
    m_job.kind = *read;
    if (!canBe(m_job.kind, m_job.output))
        m_job.output = Output::Pdf;
    emit changed();
    layOut();
}

void PrintStudio::setPaper(const QString &paper) {
    if (const std::optional<Paper> read = paperFromName(paper); read && *read != m_job.paper) {
        m_job.paper = *read;
        QSettings().setValue(key("paper"), paper);
        change();
    }
}

void PrintStudio::setLanguage(const QString &code) {
    const std::optional<Language> language = text::languageFromCode(code.toStdString());
    if (!language || *language == m_job.languages.front())
        return;
    m_job.languages.front() = *language;
    if (m_job.languages.size() > 1 && m_job.languages[1] == *language)
        m_job.languages.resize(1);
    change();
}

QString PrintStudio::secondLanguage() const {
    return m_job.languages.size() > 1 ? QString::fromLatin1(codeOf(m_job.languages[1])) : QString();
}

void PrintStudio::setSecondLanguage(const QString &code) {
    if (code == secondLanguage())
        return;
    m_job.languages.resize(1);
    const std::optional<Language> language = text::languageFromCode(code.toStdString());
    if (language && *language != m_job.languages.front())
        m_job.languages.push_back(*language);
    change();
}

void PrintStudio::setInkSaver(bool isOn) {
    m_job.settings.ink = isOn ? InkUse::Saver : InkUse::Colour;
    change();
}

QString PrintStudio::cardSize() const {
    return QStringLiteral("%1x%2").arg(m_job.cards.size.width()).arg(m_job.cards.size.height());
}

void PrintStudio::setCardSize(const QString &size) {
    const QStringList parts = size.split(QLatin1Char('x'));
    if (parts.size() != 2)
        return;
    const auto side = [](const QString &text) { return std::clamp(text.toDouble(), kLeastCard, kMostCard); };
    m_job.cards.size = {side(parts[0]), side(parts[1])};
    change();
}

void PrintStudio::setBacks(const QString &backs) {
    for (std::size_t index = 0; index < kBacksNames.size(); ++index)
        if (backs == QLatin1String(kBacksNames[index]))
            m_job.cards.backs = static_cast<Backs>(index);
    change();
}

void PrintStudio::setSingle(bool isOn) {
    m_job.cards.isSingle = isOn;
    change();
}

void PrintStudio::setCharacter(bool isOn) {
    m_job.cards.hasCharacter = isOn;
    change();
}

void PrintStudio::setPoster(bool isOn) {
    m_job.board.isPoster = isOn;
    change();
}

void PrintStudio::setDiameter(int millimetres) {
    m_job.tokenSpace = std::clamp(static_cast<double>(millimetres), kLeastDiameter, kMostDiameter);
    m_job.board.spaceDiameter = m_job.tokenSpace;
    change();
}

void PrintStudio::setWhole(bool isOn) {
    m_job.board.isWhole = isOn;
    change();
}

void PrintStudio::setNumbers(bool isOn) {
    m_job.board.hasNumbers = isOn;
    change();
}

void PrintStudio::setStandees(bool isOn) {
    m_job.hasStandees = isOn;
    change();
}

void PrintStudio::setOutput(const QString &output) {
    const std::optional<Output> read = outputFromName(output);
    if (!read || *read == m_job.output || !canBe(m_job.kind, *read))
        return;
    m_job.output = *read;
    change();
}

void PrintStudio::setDotsPerInch(int dots) {
    m_job.dotsPerInch = std::clamp(static_cast<double>(dots), kLeastDots, kMostDots);
    change();
}

void PrintStudio::setPixels(int pixels) {
    m_job.pixels = std::clamp(pixels, kLeastPixels, kMostPixels);
    change();
}

void PrintStudio::setPictureBleed(bool isOn) {
    m_job.pictureBleed = isOn ? CardOptions().bleed : 0;
    change();
}

void PrintStudio::setWidthOf100(double millimetres) {
    m_job.settings.calibration.widthOf100 = std::clamp(millimetres, 80.0, 120.0);
    rememberCalibration();
    change();
}

void PrintStudio::setHeightOf100(double millimetres) {
    m_job.settings.calibration.heightOf100 = std::clamp(millimetres, 80.0, 120.0);
    rememberCalibration();
    change();
}

void PrintStudio::setOffsetX(double millimetres) {
    m_job.settings.calibration.offset.setX(std::clamp(millimetres, -20.0, 20.0));
    rememberCalibration();
    change();
}

void PrintStudio::setOffsetY(double millimetres) {
    m_job.settings.calibration.offset.setY(std::clamp(millimetres, -20.0, 20.0));
    rememberCalibration();
    change();
}

void PrintStudio::rememberCalibration() const {
    QSettings settings;
    settings.setValue(key("widthOf100"), widthOf100());
    settings.setValue(key("heightOf100"), heightOf100());
    settings.setValue(key("offsetX"), offsetX());
    settings.setValue(key("offsetY"), offsetY());
}

int PrintStudio::pageCount() const { return static_cast<int>(m_document->pages.size()); }

double PrintStudio::pageRatio(int page) const {
    if (page < 0 || page >= pageCount())
        return 1;
    const QSizeF size = m_document->pages[page].size;
    return size.width() / size.height();
}

QString PrintStudio::summary() const {
    if (pageCount() == 0)
        return {};
    return tr("%n page(s)", nullptr, pageCount()) + QStringLiteral(" · ") + measures();
}

QString PrintStudio::paperName() const {
    switch (m_job.paper) {
    case Paper::A4:
        return tr("A4");
    case Paper::Letter:
        return tr("Letter");
    case Paper::A3:
        return tr("A3");
    case Paper::Tabloid:
        return tr("Tabloid");
    }
    return {};
}

/// Of the poster, of the page of a single card, or of the paper; pixels of a picture.
QString PrintStudio::measures() const {
    const Words words(m_uiLanguage);
    const auto sides = [&words](const QSizeF &size) {
        return QStringLiteral("%1 × %2\u00A0mm").arg(words.number(size.width()), words.number(size.height()));
    };
    const QSizeF page = m_document->pages.front().size;
    if (m_job.kind == Kind::Cards && m_job.cards.isSingle && m_job.output == Output::Pdf)
        return sides(page);
    if (m_job.output == Output::Png) {
        const QSize pixels = pixelsOf(m_job, m_document->pages.front());
        return tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height());
    }
    if (m_job.kind == Kind::Board && m_job.board.isWhole)
        return sides({std::round(page.width()), std::round(page.height())});
    const QString paper = paperName();
    if (m_job.kind != Kind::Board || !m_job.board.isPoster || m_job.contents.size() != 1)
        return paper;
    io::Diagnostics diagnostics;
    const auto battlefield = m_library.battlefield(m_job.contents.front().toStdString(), diagnostics);
    if (!battlefield)
        return paper;
    const QSizeF poster = posterSize(*battlefield, m_job.board.spaceDiameter);
    return paper + QStringLiteral(" · ") +
           tr("%1 in total").arg(sides({std::round(poster.width()), std::round(poster.height())}));
}

QUrl PrintStudio::suggestedUrl() const {
    const QString name = m_document->fileName.isEmpty() ? QStringLiteral("champclos") : m_document->fileName;
    return QUrl::fromLocalFile(QDir(app::documentsFolder()).filePath(name + QStringLiteral(".pdf")));
}

void PrintStudio::savePdf(const QUrl &file) {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    layOut();
    start(tr("Saved: %1").arg(QFileInfo(path).fileName()), [path, document = m_document, settings = m_job.settings](
                                                               io::Diagnostics &diagnostics, const Progress &progress) {
        return print::savePdf(path, *document, settings, diagnostics, progress);
    });
}

QUrl PrintStudio::suggestedFolder() const { return QUrl::fromLocalFile(app::documentsFolder()); }

void PrintStudio::savePictures(const QUrl &folder) {
    const QString path = folder.isLocalFile() ? folder.toLocalFile() : folder.toString();
    layOut();
    start(tr("Saved in: %1").arg(QDir::toNativeSeparators(path)),
          [path, job = m_job, library = m_library](io::Diagnostics &diagnostics, const Progress &progress) {
              return writeInto(
                  path, job, library, FontMeasure(), diagnostics, [](const QString &, int) {}, progress);
          });
}

void PrintStudio::sendToPrinter() {
    layOut();
    std::shared_ptr<QPrinter> printer = askForPrinter(*m_document);
    if (!printer)
        return;
    start(tr("Sent to the printer."),
          [printer, document = m_document, settings = m_job.settings](io::Diagnostics &, const Progress &progress) {
              return printDocument(*printer, *document, settings, progress);
          });
}

void PrintStudio::cancel() { m_isCancelled = true; }

void PrintStudio::start(const QString &doneMessage, std::function<bool(io::Diagnostics &, const Progress &)> work) {
    if (m_isBusy || m_document->pages.empty())
        return;
    m_isCancelled = false;
    m_isBusy = true;
    report(0, 1);
    // Between two pages anything may happen, even the end of the page that shows this.
    const QPointer<PrintStudio> self(this);
    QTimer::singleShot(0, this, [self, doneMessage, work = std::move(work)] {
        io::Diagnostics diagnostics;
        const bool isDone = work(diagnostics, [self](int done, int total) {
            if (self)
                self->report(done, total);
            QCoreApplication::processEvents(QEventLoop::AllEvents, kBreath);
            return self && !self->m_isCancelled;
        });
        if (self)
            self->finish(isDone, diagnostics, doneMessage);
    });
}

void PrintStudio::report(int done, int total) {
    m_progress = static_cast<double>(done) / total;
    emit progressChanged();
}

void PrintStudio::finish(bool isDone, const io::Diagnostics &diagnostics, const QString &doneMessage) {
    m_isBusy = false;
    emit progressChanged();
    if (isDone)
        say(doneMessage, true);
    else if (!diagnostics.isEmpty())
        say(QString::fromStdString(text::format(diagnostics.all().front(), m_uiLanguage)));
    else
        say(m_isCancelled ? tr("Stopped; nothing was saved.") : tr("The printer did not accept the pages."));
}

void PrintStudio::say(const QString &message, bool isGood) {
    m_message = message;
    m_isMessageGood = isGood;
    emit messageChanged();
}

void PrintStudio::dismissMessage() { say({}); }

} // namespace champclos::app::print
