// SPDX-License-Identifier: MIT
#include "engine/io/package.h"
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/package_store.h"

#include <algorithm>
#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

struct Job {
    const Arguments &arguments;
    std::vector<std::string> operands; ///< without the word that says what to do
    Console &console;
    bool isJson() const { return arguments.has("json"); }
};

std::string nameOf(const LocalizedText &name) { return io::nameIn(name, Language::En); }

JsonValue toJson(const io::PackageManifest &manifest) {
    return JsonValue::object({{"id", manifest.id},
                              {"name", io::toJson(manifest.name)},
                              {"author", manifest.author},
                              {"licence", manifest.licence},
                              {"release", manifest.release}});
}

JsonValue toJson(const io::Package &package) {
    JsonValue items = JsonValue::array();
    for (const io::PackageItem &item : package.items)
        items.append(JsonValue::object({{"kind", io::wordOf(item.kind)},
                                        {"id", item.id},
                                        {"name", io::toJson(item.name)},
                                        {"size", item.size},
                                        {"file", item.file}}));
    return toJson(package.manifest).set("contents", items);
}

JsonValue toJson(const io::Diagnostics &diagnostics) {
    JsonValue list = JsonValue::array();
    for (const io::Diagnostic &diagnostic : diagnostics)
        list.append(io::toJson(diagnostic));
    return list;
}

std::string headline(const io::PackageManifest &manifest) {
    return manifest.id + ' ' + manifest.release + ": " + nameOf(manifest.name) +
           (manifest.author.empty() ? "" : ", by " + manifest.author) +
           (manifest.licence.empty() ? "" : ", license " + manifest.licence) + '\n';
}

std::string linesOf(const io::Package &package) {
    std::string text;
    for (const io::PackageItem &item : package.items)
        text += "  " + std::string(io::wordOf(item.kind)) + ' ' + item.id + ": " + nameOf(item.name) + ", " +
                std::to_string(item.size) + (item.kind == io::ContentKind::Deck ? " cards\n" : " spaces\n");
    return text;
}

/// Ends the command if there is no package in the file: 3 if it cannot be read, 1 if something in it is wrong.
io::Package load(const Job &job, const std::string &path, io::Diagnostics &diagnostics) {
    std::optional<io::Package> package = io::loadPackage(path, diagnostics);
    if (package)
        return std::move(*package);
    if (job.isJson())
        job.console.out << io::writeJson(JsonValue::object({{"diagnostics", toJson(diagnostics)}}));
    std::string message = io::format(diagnostics);
    message.pop_back();
    const bool isUnread = std::string_view(diagnostics.all().front().id()).substr(0, 5) == "file/";
    throw Failure{isUnread ? ExitCode::InputOutput : ExitCode::Problems, message};
}

const std::string &onlyOperand(const Job &job, const char *what) {
    if (job.operands.size() != 1)
        Arguments::refuse(std::string("name ") + what);
    return job.operands.front();
}

/// What the options say; the rest is what the first of the contents says of itself.
io::PackageManifest manifestOf(const Job &job, const std::string &firstPath) {
    io::PackageManifest manifest;
    io::Diagnostics ignored;
    if (const std::optional<DeckDef> deck = io::loadDeck(firstPath, ignored)) {
        manifest = {.id = deck->id, .name = deck->name, .author = deck->author, .licence = deck->licence};
    } else if (const std::optional<Battlefield> board = io::loadBattlefield(firstPath, ignored)) {
        manifest = {.id = board->id, .name = board->name, .author = board->author, .licence = board->licence};
    }
    manifest.id = job.arguments.text("id", manifest.id);
    if (job.arguments.has("name")) {
        manifest.name = {};
        manifest.name.in(Language::En) = job.arguments.text("name");
    }
    manifest.author = job.arguments.text("author", manifest.author);
    manifest.licence = job.arguments.text("licence", manifest.licence);
    manifest.release = job.arguments.text("release", manifest.release);
    return manifest;
}

ExitCode make(const Job &job) {
    if (job.operands.empty())
        Arguments::refuse("name the decks and battlefields to put in");
    const io::Library library;
    std::vector<std::string> paths;
    for (const std::string &content : job.operands) {
        const std::optional<std::string> path = library.fileOf(content);
        if (!path)
            throw Failure{ExitCode::InputOutput, "there is no deck or battlefield " + io::quoted(content)};
        paths.push_back(*path);
    }
    io::Diagnostics diagnostics;
    const std::optional<io::Package> package = io::makePackage(manifestOf(job, paths.front()), paths, diagnostics);
    refuseErrors(diagnostics);
    const std::string out = job.arguments.text("out", package->manifest.id + std::string(io::kPackageEnding));
    io::savePackage(out, *package, diagnostics);
    refuseErrors(diagnostics);
    if (job.isJson())
        job.console.out << io::writeJson(toJson(*package).set("file", out).set("diagnostics", toJson(diagnostics)));
    else
        job.console.out << io::format(diagnostics) << out << ": " << headline(package->manifest) << linesOf(*package);
    return ExitCode::Ok;
}

ExitCode list(const Job &job) {
    io::Diagnostics diagnostics;
    if (!job.operands.empty()) {
        const io::Package package = load(job, onlyOperand(job, "one package"), diagnostics);
        if (job.isJson())
            job.console.out << io::writeJson(toJson(package).set("diagnostics", toJson(diagnostics)));
        else
            job.console.out << headline(package.manifest) << linesOf(package);
        return ExitCode::Ok;
    }
    JsonValue all = JsonValue::array();
    const io::PackageStore store;
    for (const io::InstalledPackage &installed : store.packages()) {
        JsonValue files = JsonValue::array();
        for (const std::string &file : installed.manifest.files)
            files.append(file);
        all.append(toJson(installed.manifest).set("folder", installed.folder).set("files", files));
        if (job.isJson())
            continue;
        job.console.out << headline(installed.manifest);
        for (const std::string &file : installed.manifest.files)
            job.console.out << "  " << installed.folder << '/' << file << '\n';
    }
    if (job.isJson())
        job.console.out << io::writeJson(JsonValue::object({{"installed", all}}));
    else if (all.size() == 0)
        job.console.out << "no package is installed\n";
    return ExitCode::Ok;
}

const char *meaningOf(io::Standing standing) {
    switch (standing) {
    case io::Standing::New:
        return "new";
    case io::Standing::Update:
        return "update";
    case io::Standing::Same:
        return "same";
    case io::Standing::Older:
        return "older";
    case io::Standing::OtherAuthor:
        return "other-author";
    }
    return "";
}

ExitCode check(const Job &job) {
    io::Diagnostics diagnostics;
    const io::Package package = load(job, onlyOperand(job, "one package"), diagnostics);
    const io::PackageStore store;
    io::warnOfTakenIds(package, store, diagnostics);
    if (job.isJson())
        job.console.out << io::writeJson(toJson(package)
                                             .set("standing", meaningOf(store.standing(package.manifest)))
                                             .set("diagnostics", toJson(diagnostics)));
    else
        job.console.out << io::format(diagnostics) << headline(package.manifest) << linesOf(package)
                        << "standing: " << meaningOf(store.standing(package.manifest)) << '\n';
    return diagnostics.isEmpty() ? ExitCode::Ok : ExitCode::Problems;
}

ExitCode install(const Job &job) {
    io::Diagnostics diagnostics;
    const io::Package package = load(job, onlyOperand(job, "one package"), diagnostics);
    io::PackageStore store;
    const std::optional<io::InstalledPackage> before = store.find(package.manifest.id);
    const io::Standing standing = store.standing(package.manifest);
    io::warnOfTakenIds(package, store, diagnostics);
    const io::Consent consent = job.arguments.has("replace") ? io::Consent::Replace : io::Consent::Ask;
    if (!store.install(package, consent, diagnostics)) {
        std::string message = io::format(diagnostics);
        message.pop_back();
        const bool isConflict = standing == io::Standing::Older || standing == io::Standing::OtherAuthor;
        throw Failure{isConflict ? ExitCode::Problems : ExitCode::InputOutput,
                      message + (isConflict ? "\nchampclos-cli: --replace installs it all the same" : "")};
    }
    if (job.isJson()) {
        job.console.out << io::writeJson(
            toJson(package)
                .set("standing", meaningOf(standing))
                .set("replaced", before ? JsonValue(before->manifest.release) : JsonValue())
                .set("diagnostics", toJson(diagnostics)));
        return ExitCode::Ok;
    }
    job.console.out << io::format(diagnostics) << headline(package.manifest) << linesOf(package)
                    << (before ? "replaces version " + before->manifest.release + '\n' : "installed\n");
    return ExitCode::Ok;
}

ExitCode removeInstalled(const Job &job) {
    const std::string &id = onlyOperand(job, "one installed package by its id");
    io::Diagnostics diagnostics;
    io::PackageStore store;
    if (!store.remove(id, diagnostics))
        refuseErrors(diagnostics);
    if (job.isJson())
        job.console.out << io::writeJson(JsonValue::object({{"removed", id}}));
    else
        job.console.out << id << " is removed\n";
    return ExitCode::Ok;
}

ExitCode runPackage(const Arguments &arguments, Console &console) {
    struct Deed {
        std::string_view name;
        ExitCode (*run)(const Job &job);
        std::string_view options; ///< that it takes beside --json
    };
    static constexpr Deed kDeeds[] = {{"make", make, "out id name author licence release"},
                                      {"list", list, ""},
                                      {"check", check, ""},
                                      {"install", install, "replace"},
                                      {"remove", removeInstalled, ""}};
    std::vector<std::string> operands = arguments.operands();
    if (operands.empty())
        Arguments::refuse("say what to do: make, list, check, install, or remove");
    const std::string word = operands.front();
    operands.erase(operands.begin());
    std::vector<std::string_view> names;
    for (const Deed &deed : kDeeds) {
        names.push_back(deed.name);
        if (deed.name != word)
            continue;
        for (const OptionSpec &option : kPackageCommand.options)
            if (option.name != "json" && arguments.has(option.name) &&
                deed.options.find(option.name) == std::string_view::npos)
                Arguments::refuse("\"package " + word + "\" takes no --" + std::string(option.name));
        return deed.run({arguments, std::move(operands), console});
    }
    const std::string meant = io::nearest(word, names);
    Arguments::refuse("packages are made, listed, checked, installed, or removed; there is no " + io::quoted(word) +
                      (meant.empty() ? "" : "; did you mean \"" + meant + "\"?"));
}

constexpr OptionSpec kOptions[] = {
    {"out", "FILE", "make: where to; ID.champclos in this folder if not given"},
    {"id", "ID", "make: of the package; that of the first content if not given"},
    {"name", "TEXT", "make: what it is called; as the first content if not given"},
    {"author", "TEXT", "make: whose it is; as the first content if not given"},
    {"licence", "TEXT", "make: what others may do with it; as the first content if not given"},
    {"release", "N.N", "make: its version, one to four numbers; 1.0 if not given"},
    {"replace", "", "install: also over a newer version, or over a package of the same id by somebody else"},
    {"json", "", "print JSON"},
};

} // namespace

constinit const CommandSpec kPackageCommand = {
    .name = "package",
    .summary = "make, list, check, install, and remove packages of decks and battlefields",
    .operands = "make CONTENT... | list [FILE] | check FILE | install FILE | remove ID",
    .options = kOptions,
    .details = "A package is one file, a zip archive, with decks and battlefields and whose they are. Contents are\n"
               "named by id or by path. \"list\" alone says what is installed; what is can be named by id everywhere.\n"
               "\n"
               "Everything in a package is checked before anything is written. The exit code is 1 if there is\n"
               "something wrong with the package, or if it would replace a newer version or a package by somebody\n"
               "else; 3 if a file cannot be read or written.",
    .examples = "package make wolf-queen long-fjord --id northern-tales --name \"Northern Tales\" --release 1.2\n"
                "package check northern-tales.champclos\n"
                "package install northern-tales.champclos\n"
                "package remove northern-tales",
    .run = runPackage,
};

} // namespace champclos::cli
