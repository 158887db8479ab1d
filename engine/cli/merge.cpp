// SPDX-License-Identifier: MIT
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/results.h"
#include "engine/io/files.h"

#include <ostream>

namespace champclos::cli {

namespace {

constexpr std::size_t kMaxPartBytes = std::size_t(64) << 20;

Simulation readPart(const std::string &path) {
    io::Diagnostics diagnostics;
    const std::optional<io::JsonValue> json = io::readJsonFile(path, diagnostics, {.maxBytes = kMaxPartBytes});
    refuseErrors(diagnostics);
    std::string problem;
    std::optional<Simulation> part = simulationFrom(*json, problem);
    if (!part)
        throw Failure{ExitCode::InputOutput, path + ": this is no part of a simulation: " + problem};
    return std::move(*part);
}

[[noreturn]] void refuseParts(const std::string &message) { throw Failure{ExitCode::Problems, message}; }

std::string partName(const ai::Shard &shard) {
    return "part " + std::to_string(shard.index + 1) + "/" + std::to_string(shard.count);
}

/// Which file holds which part; all of them, each once.
class Parts {
public:
    void add(const std::string &path, const Simulation &part) {
        const ai::Shard &shard = part.plan.shard;
        if (part.result.isStopped)
            refuseParts(path + ": " + partName(shard) + " was stopped before its end; play it again");
        m_files.resize(shard.count);
        std::string &file = m_files[shard.index];
        if (!file.empty())
            refuseParts(partName(shard) + " is there twice: " + file + " and " + path);
        file = path;
    }
    void refuseMissing() const {
        std::string missing;
        for (std::size_t index = 0; index < m_files.size(); ++index)
            if (m_files[index].empty())
                missing += (missing.empty() ? "" : ", ") + std::to_string(index + 1);
        if (!missing.empty())
            refuseParts("of " + std::to_string(m_files.size()) + " parts, these are missing: " + missing);
    }

private:
    std::vector<std::string> m_files; ///< by index of the part
};

ExitCode runMerge(const Arguments &arguments, Console &console) {
    const ResultWriter writer(arguments);
    const std::vector<std::string> &files = arguments.operands();
    if (files.empty())
        Arguments::refuse("name the files of the parts");
    Simulation sum = readPart(files.front());
    Parts parts;
    parts.add(files.front(), sum);
    for (std::size_t index = 1; index < files.size(); ++index) {
        const Simulation part = readPart(files[index]);
        if (const std::string difference = differenceOf(sum, part); !difference.empty())
            refuseParts(files.front() + " and " + files[index] + " are not of the same run: their " + difference +
                        " differ");
        parts.add(files[index], part);
        sum.result.add(part.result);
    }
    parts.refuseMissing();
    sum.plan.shard = {};
    return writer.write(sum, 0, console);
}

constexpr OptionSpec kOptions[] = {
    {"json", "", "print JSON, byte for byte what the whole run would have printed"},
    {"csv", "", "print one line for each pairing, separated by commas"},
    {"out", "FILE", "write the result to a file"},
};

} // namespace

constinit const CommandSpec kMergeCommand = {
    .name = "merge",
    .summary = "add the parts of a simulation that was split",
    .operands = "PART.json...",
    .options = kOptions,
    .details =
        "Every part comes from `simulate --shard I/N --json` with otherwise the same options. Each part must be\n"
        "present once; parts that do not belong together are refused with exit code 1.",
    .examples = "merge part-1.json part-2.json part-3.json --json --out whole.json\n"
                "merge part-1.json part-2.json --csv",
    .run = runMerge,
};

} // namespace champclos::cli
