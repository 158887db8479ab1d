// SPDX-License-Identifier: MIT
//
// The games in the folder where games are saved, newest first, with what a card on the home page tells: heroes, board,
// turn, whose turn, how long ago. It looks at the files and changes nothing but the oldest finished ones, of which only
// so many are kept.
#pragma once

#include "app/base/row_model.h"
#include "app/play/game_file.h"
#include "app/shell/content_library.h"

#include <QtQml/qqmlregistration.h>

#include <map>
#include <utility>

namespace champclos::app {

class SaveListModel : public champclos::app::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")

public:
    explicit SaveListModel(QObject *parent = nullptr);

    void read(const QString &folder, const ContentLibrary &library);
    /// The newest game that is not over; empty if there is none.
    QVariantMap newestUnfinished() const;

    /// A name for a new game in the folder that no file has.
    static QString newPath(const QString &folder);
    /// Removes the oldest finished games beyond the number that is kept.
    static void tidy(const QString &folder);

private:
    Row rowOf(const GameSummary &summary, const ContentLibrary &library) const;
    QString agoOf(const QDateTime &when) const;

    std::map<QString, std::pair<QDateTime, GameSummary>> m_known; ///< by path, with the time of the file
};

} // namespace champclos::app
