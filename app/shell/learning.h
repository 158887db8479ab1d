// SPDX-License-Identifier: MIT
//
// The lessons there are, built in and of the user's own, and how far the user has come in each. What was learned is
// kept in one small file of its own; a file that cannot be read counts as none and is written anew. Lessons are taught
// by app/play/lesson_session.h.
#pragma once

#include "app/base/row_model.h"
#include "app/shell/content_library.h"
#include "engine/io/lesson.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace champclos::app {

class Learning : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(champclos::app::RowModel *lessons READ lessons CONSTANT)
    Q_PROPERTY(QString first READ first CONSTANT)                  ///< the lesson to begin with
    Q_PROPERTY(bool isFirstDone READ isFirstDone NOTIFY changed)   ///< at least once to its end
    Q_PROPERTY(bool isFirstBegun READ isFirstBegun NOTIFY changed) ///< and left in the middle
    Q_PROPERTY(int doneCount READ doneCount NOTIFY changed)
    Q_PROPERTY(QString current READ current NOTIFY changed) ///< where the user left; empty: nowhere

public:
    struct Progress {
        int step = 0;        ///< to go on with
        QStringList actions; ///< that led there
        bool isDone = false;
    };

    /// `folder`: of the user's data; empty: the system's place.
    Learning(ContentLibrary &library, const QString &folder, QObject *parent = nullptr);

    RowModel *lessons() const { return m_lessons; }
    QString first() const { return QStringLiteral("first-duel"); }
    bool isFirstDone() const { return progressOf(first()).isDone; }
    bool isFirstBegun() const { return progressOf(first()).step > 0; }
    int doneCount() const;
    QString current() const;

    Progress progressOf(const QString &lesson) const;
    void keep(const QString &lesson, const Progress &progress);
    /// The lesson, or nothing and the reasons.
    std::optional<io::Lesson> lesson(const QString &id, io::Diagnostics &diagnostics) const;
    void setLanguage(Language language);
    void keepToMyself() { m_isWritten = false; } ///< another program keeps this file

    Q_INVOKABLE void refresh();                             ///< reads the lessons anew
    Q_INVOKABLE QString after(const QString &lesson) const; ///< the next one that is not done; empty: none
    Q_INVOKABLE void forgetAll();                           ///< nothing was learned

Q_SIGNALS:
    void changed();

private:
    QString folder() const;
    void read();
    void write() const;
    RowModel::Row rowOf(const io::Lesson &lesson, const QString &reference) const;

    ContentLibrary &m_library;
    QString m_folder;
    RowModel *m_lessons;
    Language m_language{};
    std::map<QString, Progress> m_progress;
    QString m_current;
    bool m_isListed = false; ///< somebody looks at the list
    bool m_isWritten = true;
};

} // namespace champclos::app
