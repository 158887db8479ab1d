// SPDX-License-Identifier: MIT
//
// Packages that are installed: a folder for each below one folder, by the id of the package, as the archive had it.
// Installing and removing happen as a whole or not at all: a new version is written beside the old one and takes its
// place by a rename, and what a program that was ended in the middle has left is put right when the next one looks.
// Nothing here touches what users made themselves.
#pragma once

#include "engine/io/package.h"

#include <optional>
#include <string>
#include <vector>

namespace champclos::io {

struct InstalledPackage {
    PackageManifest manifest;
    std::string folder;
};

/// What installing a package would mean.
enum class Standing : unsigned char {
    New,         ///< nothing of that id is there
    Update,      ///< replaces an older version
    Same,        ///< this version is there already
    Older,       ///< a newer version is there
    OtherAuthor, ///< somebody else's package of the same id is there
};

/// Whether a package may take the place of a newer one or of somebody else's.
enum class Consent : unsigned char { Ask, Replace };

class PackageStore {
public:
    /// Puts right what was left unfinished there; the folder of the user's data if none is named.
    explicit PackageStore(std::string folder = {});

    const std::string &folder() const { return m_folder; }
    std::vector<InstalledPackage> packages() const; ///< by id; those that cannot be read are not among them
    std::optional<InstalledPackage> find(const std::string &id) const;
    Standing standing(const PackageManifest &manifest) const;

    /// True if exactly the files of the package are there now; otherwise the reasons, and all is as it was.
    bool install(const Package &package, Consent consent, Diagnostics &diagnostics);
    /// To the bin of the system, where there is one.
    bool remove(const std::string &id, Diagnostics &diagnostics);

private:
    void putRight();
    std::string place(const std::string &id) const { return m_folder + '/' + id; }

    std::string m_folder;
};

/// Warns of each content whose id means something else already: built in, the user's own, or of another package.
void warnOfTakenIds(const Package &package, const PackageStore &store, Diagnostics &diagnostics);

} // namespace champclos::io
