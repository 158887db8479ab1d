// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_document.h"

#include "editor/battlefield/battlefield_problems.h"
#include "editor/battlefield/board_edits.h"
#include "engine/io/battlefield_check.h"
#include "engine/io/battlefield_io.h"

namespace champclos::editor {

BattlefieldDocument::BattlefieldDocument(QObject *parent) : ValueDocument(QStringLiteral("battlefield"), parent) {
    startNew();
}

QString BattlefieldDocument::title() const {
    const QString name = qt(value().name.in(currentLanguage()));
    return name.isEmpty() ? tr("Battlefield without a name") : name;
}

std::string BattlefieldDocument::text() const { return io::writeBattlefield(value()); }

bool BattlefieldDocument::read(const std::string &text, io::Diagnostics &diagnostics) {
    std::optional<Battlefield> board = io::readBattlefieldDraft(text, diagnostics);
    if (!board)
        return false;
    setValue(std::move(*board));
    return true;
}

void BattlefieldDocument::reset() { setValue(newBattlefield()); }

void BattlefieldDocument::becomeCopy() {
    Battlefield copy = value();
    copy.id = copy.id.substr(0, 34) + "-copy";
    copy.name.in(Language::En) += " (copy)";
    copy.name.in(Language::Fr) += " (copie)";
    copy.name.in(Language::De) += " (Kopie)";
    setValue(std::move(copy));
}

QList<Problem> BattlefieldDocument::findProblems() const {
    io::Diagnostics diagnostics;
    io::check(value(), diagnostics);
    return battlefieldProblems(value(), diagnostics);
}

} // namespace champclos::editor
