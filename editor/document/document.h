// SPDX-License-Identifier: MIT
//
// An open document: one value, the undo stack over it, the file it came from and the recovery text that survives a
// crash. Document is what pages see, without the type of the value; ValueDocument adds the value and edit(), the only
// way to change it. What a value means, how it is written and what is wrong with it is said by the subclass.
#pragma once

#include "editor/document/edit_label.h"
#include "editor/document/language.h"
#include "editor/document/problem_model.h"
#include "editor/document/recovery.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <concepts>
#include <memory>
#include <string>

namespace champclos::editor {

class Document : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A document is a battlefield or a deck")
    Q_PROPERTY(QString kind READ kind CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(QString path READ path NOTIFY pathChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY pathChanged)
    Q_PROPERTY(bool hasPath READ hasPath NOTIFY pathChanged)
    Q_PROPERTY(bool isDirty READ isDirty NOTIFY dirtyChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged)
    Q_PROPERTY(QDateTime autosavedAt READ autosavedAt NOTIFY autosaved)
    Q_PROPERTY(bool isUnsafe READ isUnsafe NOTIFY autosaved) ///< the last autosave could not be written
    Q_PROPERTY(champclos::editor::ProblemModel *problems READ problems CONSTANT)
    Q_PROPERTY(champclos::editor::ProblemModel *fileProblems READ fileProblems CONSTANT)

public:
    static constexpr int kAutosaveDelay = 700; ///< milliseconds after an edit
    static constexpr int kUndoLimit = 1000;

    explicit Document(QString kind, QObject *parent = nullptr);
    ~Document() override;

    QString kind() const { return m_kind; }
    virtual QString title() const = 0;
    virtual QString id() const = 0; ///< which files of it are named after
    QString path() const { return m_path; }
    QString fileName() const;
    bool hasPath() const { return !m_path.isEmpty(); }
    bool isDirty() const { return !m_undoStack.isClean(); }
    bool canUndo() const { return m_undoStack.canUndo(); }
    bool canRedo() const { return m_undoStack.canRedo(); }
    QString undoText() const; ///< what undo would take back, in the current language; empty if nothing
    QString redoText() const;
    QDateTime autosavedAt() const { return m_autosavedAt; }
    bool isUnsafe() const { return m_isUnsafe; }
    ProblemModel *problems() { return &m_problems; }
    /// Why the last open or save failed, or what is wrong with the file that was opened; empty if nothing is.
    ProblemModel *fileProblems() { return &m_fileProblems; }
    /// The canonical text of the value.
    virtual std::string text() const = 0;
    /// The same for a file at that place: what the value names beside it is named from there.
    virtual std::string textAt(const QString &) const { return text(); }

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    /// All of these take a path or a file URL. What cannot be read changes nothing and fills fileProblems. What has
    /// mistakes but can be read in part opens without a path, so that the file stays as it is, and fills them too.
    Q_INVOKABLE bool open(const QString &pathOrUrl);
    /// A document without a file that starts as a copy of one, also of a built-in one (":/...").
    Q_INVOKABLE bool openCopy(const QString &pathOrUrl);
    Q_INVOKABLE bool save(); ///< false if there is no path yet
    Q_INVOKABLE bool saveAs(const QString &pathOrUrl);
    Q_INVOKABLE void startNew();
    Q_INVOKABLE bool recover(const QString &key);
    /// The user does not want the unsaved changes: nothing is offered after the next start.
    Q_INVOKABLE void abandon();
    /// Writes the recovery text now instead of in a moment.
    Q_INVOKABLE void autosave();
    /// As a crash leaves it; for tests.
    void crash() { m_slot.leave(); }

    static QString localPath(const QString &pathOrUrl);

signals:
    void titleChanged();
    void pathChanged();
    void dirtyChanged();
    void undoChanged();
    void autosaved();
    void changed();         ///< the value is another one: by an edit, undo, redo or a new file
    void replaced();        ///< as a whole: a new file, nothing of the old is left
    void languageChanged(); ///< computed texts have to be said anew
    void saved();

protected:
    /// Replaces the value if the text can be read. Must not touch anything otherwise.
    virtual bool read(const std::string &text, io::Diagnostics &diagnostics) = 0;
    /// The same with whatever is left of a text with mistakes.
    virtual bool readRemains(const std::string &text) = 0;
    virtual void reset() = 0;    ///< the value of a new document
    virtual void becomeCopy() {} ///< the value is a copy now: give it a name and id of its own
    /// The value was read from a file in that folder: what it names from there is to be found there.
    virtual void settleIn(const QString &) {}
    virtual QList<Problem> findProblems() const = 0;

    QUndoStack &undoStack() { return m_undoStack; }
    void push(QUndoCommand *command) { m_undoStack.push(command); }
    /// By the subclass whenever the value is another one.
    void noteChange();

private:
    bool load(const QString &path);
    void beginDamaged();
    void beginAgain(const QString &path);
    QString labelOf(const QUndoCommand *command) const;

    QString m_kind;
    QString m_path;
    QUndoStack m_undoStack;
    ProblemModel m_problems;
    ProblemModel m_fileProblems;
    RecoverySlot m_slot;
    QTimer m_autosaveTimer;
    QDateTime m_autosavedAt;
    bool m_isDamaged = false; ///< what was just read had mistakes
    bool m_isUnsafe = false;
    LanguageWatcher m_language;
};

/// A command with a label that is translated when it is looked at.
class LabelledCommand : public QUndoCommand {
public:
    explicit LabelledCommand(EditLabel label) : m_label(std::move(label)) {}
    const EditLabel &label() const { return m_label; }

protected:
    EditLabel m_label;
};

template <std::equality_comparable Value> class ValueDocument : public Document {
public:
    explicit ValueDocument(QString kind, QObject *parent = nullptr)
        : Document(std::move(kind), parent), m_value(std::make_shared<const Value>()) {}

    const Value &value() const { return *m_value; }

    /// `change(Value &)` on a copy, pushed as one undoable step. Edits with the same non-empty key that follow each
    /// other become one step. False, and no step, if the change left everything as it was.
    template <class Change> bool edit(EditLabel label, const QString &mergeKey, Change &&change) {
        auto after = std::make_shared<Value>(*m_value);
        change(*after);
        if (*after == *m_value)
            return false;
        push(new Snapshot(*this, std::move(label), mergeKey, m_value, std::move(after)));
        return true;
    }

protected:
    /// Without a step: for reading a file and for a new document.
    void setValue(Value value) { show(std::make_shared<const Value>(std::move(value))); }

private:
    using Shared = std::shared_ptr<const Value>;

    class Snapshot : public LabelledCommand {
    public:
        Snapshot(ValueDocument &document, EditLabel label, QString key, Shared before, Shared after)
            : LabelledCommand(std::move(label)), m_document(document), m_key(std::move(key)),
              m_before(std::move(before)), m_after(std::move(after)) {}
        int id() const override { return m_key.isEmpty() ? -1 : 1; }
        void undo() override { m_document.show(m_before); }
        void redo() override { m_document.show(m_after); }
        bool mergeWith(const QUndoCommand *other) override {
            const auto *next = dynamic_cast<const Snapshot *>(other);
            if (next == nullptr || next->m_key != m_key)
                return false;
            m_after = next->m_after;
            m_label = next->m_label;
            setObsolete(*m_before == *m_after); // moved and moved back
            return true;
        }

    private:
        ValueDocument &m_document;
        QString m_key;
        Shared m_before;
        Shared m_after;
    };

    void show(Shared value) {
        m_value = std::move(value);
        noteChange();
    }

    Shared m_value;
};

} // namespace champclos::editor
