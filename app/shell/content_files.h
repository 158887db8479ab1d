// SPDX-License-Identifier: MIT
//
// What is done with the files of decks and battlefields as files: read even if unfinished, copied under a free id,
// renamed, added from elsewhere, thrown away. Everything that is written lies in the user's own folders and nothing
// there is written over by something else. It shows nothing and keeps nothing.
#pragma once

#include "engine/core/battlefield.h"
#include "engine/core/content.h"
#include "engine/io/diagnostic.h"
#include "engine/io/package.h"

#include <QString>

#include <optional>

namespace champclos::app {

struct ContentFile {
    io::ContentKind kind{};
    QString path;
    std::optional<DeckDef> deck; ///< of a deck that can be read
    std::optional<Battlefield> board;
    bool isPlayable = false;
    io::Diagnostics diagnostics;

    bool isRead() const { return deck || board; }
    const LocalizedText &name() const { return deck ? deck->name : board->name; }
    QString author() const;
    QString licence() const;
    QString id() const;
};

/// The kind that the file says it is; nothing if it is neither.
std::optional<io::ContentKind> kindOfContent(const QString &path);
ContentFile readContent(io::ContentKind kind, const QString &path);

/// Where a copy lies now that has a free id in `folder`, with a number after its name if `isNamedAnew`; empty and the
/// reasons if there is none.
QString copyInto(const QString &folder, const ContentFile &content, bool isNamedAnew, io::Diagnostics &diagnostics);
/// In the language, and in those that had the same name in it or none.
bool rename(const ContentFile &content, Language language, const QString &name, io::Diagnostics &diagnostics);

} // namespace champclos::app
