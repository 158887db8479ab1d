// SPDX-License-Identifier: MIT
#include "engine/cli/content.h"

#include <algorithm>

namespace champclos::cli {

void refuseErrors(const io::Diagnostics &diagnostics) {
    if (!diagnostics.hasErrors())
        return;
    std::string message = io::format(diagnostics);
    while (!message.empty() && message.back() == '\n')
        message.pop_back();
    throw Failure{ExitCode::InputOutput, message};
}

std::shared_ptr<const Match> matchOf(const io::Library &library, const std::string &battlefield,
                                     const std::vector<std::string> &decks) {
    io::Diagnostics diagnostics;
    std::shared_ptr<const Match> match = library.match(battlefield, decks, diagnostics);
    refuseErrors(diagnostics);
    return match;
}

std::vector<std::string> battlefieldsFor(const io::Library &library, std::size_t seats) {
    std::vector<std::string> suitable;
    for (const std::string &id : library.battlefieldIds()) {
        io::Diagnostics diagnostics;
        const std::optional<Battlefield> battlefield = library.battlefield(id, diagnostics);
        refuseErrors(diagnostics);
        if (battlefield->starts.size() >= seats)
            suitable.push_back(id);
    }
    return suitable;
}

std::string battlefieldFor(const io::Library &library, const Arguments &arguments, std::size_t seats) {
    if (arguments.has("battlefield"))
        return arguments.text("battlefield");
    const std::vector<std::string> suitable = battlefieldsFor(library, seats);
    const bool isDefaultSuitable =
        std::find(suitable.begin(), suitable.end(), library.defaultBattlefield()) != suitable.end();
    return isDefaultSuitable ? library.defaultBattlefield() : suitable.front();
}

std::vector<std::string> seatsOf(const Arguments &arguments, const io::Library &library) {
    if (!arguments.has("seats"))
        return library.defaultSeats();
    std::vector<std::string> seats = arguments.list("seats");
    if (seats.size() != 2 && seats.size() != 4)
        Arguments::refuse("--seats names two decks, or four for team play (A1, B1, A2, B2)");
    return seats;
}

} // namespace champclos::cli
