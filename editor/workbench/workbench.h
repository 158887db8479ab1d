// SPDX-License-Identifier: MIT
//
// What stays on a workbench while the user is elsewhere: the open document, whether one is open, a balance run, and how
// a test game is set up. A test game leaves the workshop and comes back to it; nothing may be lost on the way. There is
// one for battlefields and one for decks, made once for the program; what differs is said by the subclass.
#pragma once

#include "editor/document/choice_list.h"
#include "editor/document/document.h"
#include "editor/lab/balance_run.h"
#include "editor/workbench/test_setup.h"

#include <QQmlEngine>
#include <QTemporaryDir>

#include <memory>

namespace champclos::editor {

class Workbench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one for battlefields and one for decks")
    Q_PROPERTY(champclos::editor::Document *file READ file CONSTANT)
    Q_PROPERTY(champclos::editor::BalanceRun *run READ run CONSTANT)
    Q_PROPERTY(champclos::editor::TestSetup *testSetup READ testSetup CONSTANT)
    Q_PROPERTY(champclos::editor::ChoiceList *decks READ decks CONSTANT) ///< for balance runs and test games
    Q_PROPERTY(champclos::editor::ChoiceList *battlefields READ battlefields CONSTANT)
    Q_PROPERTY(bool isOpen READ isOpen WRITE setOpen NOTIFY isOpenChanged)
    Q_PROPERTY(bool isBalancing READ isBalancing WRITE setBalancing NOTIFY isBalancingChanged)
    Q_PROPERTY(bool isPlayable READ isPlayable NOTIFY isPlayableChanged)

public:
    explicit Workbench(QObject *parent) : QObject(parent) {}

    virtual Document *file() = 0;
    BalanceRun *run() { return &m_run; }
    TestSetup *testSetup() { return &m_testSetup; }
    ChoiceList *decks() { return &m_decks; }
    ChoiceList *battlefields() { return &m_battlefields; }
    Q_INVOKABLE void refreshChoices(); ///< before they are offered
    bool isOpen() const { return m_isOpen; }
    virtual void setOpen(bool isOpen);
    bool isBalancing() const { return m_isBalancing; } ///< the page of the balance run is in front
    void setBalancing(bool isBalancing);
    virtual bool isPlayable() = 0;

    /// The folder of the user's files of this kind; the game offers what lies there.
    virtual QString ownFolder() const = 0;
    Q_INVOKABLE QUrl folderUrl() const;
    /// Saves where it was, or in the folder above under a name of its own.
    Q_INVOKABLE bool save();
    /// The name that a file of the open document is offered, beside the document or in the user's own folder.
    Q_INVOKABLE QUrl proposedFile(const QString &ending);
    /// Computer players with these decks, about `games` games in all. False, with the reason in the run, if not.
    Q_INVOKABLE virtual bool startBalance(const QStringList &decks, int games, const QString &level, int seed) = 0;
    /// On which battlefields the next run plays; none: on the usual one. A run about a battlefield has its own.
    Q_INVOKABLE void setBalanceBoards(const QStringList &boards) { m_balanceBoards = boards; }
    const QStringList &balanceBoards() const { return m_balanceBoards; }
    /// What the run found out is about the document as it is now.
    Q_INVOKABLE virtual bool isRunCurrent() = 0;
    /// Writes the document as it is beside everything else and asks for a game with it.
    Q_INVOKABLE bool startTest();
    /// The path of such a copy, finished or not; empty if it could not be written.
    Q_INVOKABLE QString copyForPrint() { return writeCopy(); }

signals:
    void isOpenChanged();
    void isBalancingChanged();
    void isPlayableChanged();
    /// As references for a library: a battlefield, and the decks in turn order.
    void testRequested(const QString &battlefield, const QString &firstDeck, const QString &secondDeck, int ownSeat,
                       const QString &level);

protected:
    /// What the document is in the game that is asked for; the other two come from the test setup.
    enum class Part { Battlefield, Deck };
    virtual Part part() const = 0;
    /// The document as a game reads it.
    virtual std::string playableText() { return file()->text(); }
    void listenTo(Document &document);

private:
    QString freePath(const QString &folder);
    QString writeCopy();

    BalanceRun m_run;
    TestSetup m_testSetup;
    ChoiceList m_decks;
    ChoiceList m_battlefields;
    QStringList m_balanceBoards;
    std::unique_ptr<QTemporaryDir> m_testFolder;
    bool m_isOpen = false;
    bool m_isBalancing = false;
};

} // namespace champclos::editor
