// SPDX-License-Identifier: MIT
//
// Part of every test program: before main() it gets a home, settings and a folder for temporary files of its own, which
// go with it. So no test sees what another one or an earlier run has left, and any number of them can run at once.
#include <QByteArray>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <system_error>

namespace {

namespace fs = std::filesystem;

class OwnHome {
public:
    OwnHome() noexcept {
        std::error_code error;
        std::random_device chance;
        for (int attempt = 0; attempt < 100 && m_path.empty(); ++attempt) {
            const fs::path path = fs::temp_directory_path(error) / ("champclos-test-" + std::to_string(chance()));
            if (fs::create_directory(path, error))
                m_path = path;
        }
        if (m_path.empty()) {
            std::fputs("no folder for temporary files can be made\n", stderr);
            std::abort();
        }
        // Not the cache: what is in there only saves time.
        if (!qEnvironmentVariableIsSet("XDG_CACHE_HOME") && qEnvironmentVariableIsSet("HOME"))
            qputenv("XDG_CACHE_HOME", qgetenv("HOME") + "/.cache");
        for (const char *name : {"HOME", "TMPDIR", "TMP", "TEMP", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(name, QByteArray::fromStdString(m_path.string()));
    }
    ~OwnHome() {
        std::error_code error; // what cannot be removed stays
        fs::remove_all(m_path, error);
    }
    OwnHome(const OwnHome &) = delete;
    OwnHome &operator=(const OwnHome &) = delete;

private:
    fs::path m_path;
};

const OwnHome ownHome;

} // namespace
