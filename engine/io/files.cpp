// SPDX-License-Identifier: MIT
#include "engine/io/files.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QString>

#include <cerrno>

namespace champclos::io {

namespace {

void report(Diagnostics &diagnostics, DiagnosticCode code, const std::string &path,
            std::vector<std::string> arguments = {}) {
    diagnostics.append(Diagnostic{code, path, {}, {}, std::move(arguments), {}});
}

/// The system would take the name up to there, and another file than the one that was named.
bool hasNull(const std::string &path) { return path.find('\0') != std::string::npos; }

} // namespace

std::optional<std::string> readFile(const std::string &path, Diagnostics &diagnostics, std::size_t maxBytes) {
    const QFileInfo info(QString::fromStdString(path));
    if (hasNull(path) || !info.exists()) {
        report(diagnostics, DiagnosticCode::FileMissing, path);
        return std::nullopt;
    }
    if (!info.isFile()) { // a device may never end
        report(diagnostics, info.isDir() ? DiagnosticCode::FileIsDirectory : DiagnosticCode::FileNotRegular, path);
        return std::nullopt;
    }
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        report(diagnostics, DiagnosticCode::FileUnreadable, path, {file.errorString().toStdString()});
        return std::nullopt;
    }
    // One byte more than allowed tells whether there is more, also if the file grows meanwhile.
    std::string content;
    if (static_cast<std::size_t>(file.size()) <= maxBytes) {
        const QByteArray bytes = file.read(static_cast<qint64>(maxBytes) + 1);
        if (file.error() != QFileDevice::NoError) {
            report(diagnostics, DiagnosticCode::FileUnreadable, path, {file.errorString().toStdString()});
            return std::nullopt;
        }
        content = bytes.toStdString();
    }
    if (static_cast<std::size_t>(file.size()) > maxBytes || content.size() > maxBytes) {
        report(diagnostics, DiagnosticCode::FileTooLarge, path, {std::to_string(maxBytes)});
        return std::nullopt;
    }
    return content;
}

std::optional<JsonValue> readJsonFile(const std::string &path, Diagnostics &diagnostics, JsonLimits limits) {
    const std::optional<std::string> text = readFile(path, diagnostics, limits.maxBytes + limits.maxDataBytes);
    if (!text)
        return std::nullopt;
    diagnostics.setFile(path);
    return parseJson(*text, diagnostics, limits);
}

bool writeFile(const std::string &path, std::string_view content, Diagnostics &diagnostics) {
    if (hasNull(path)) {
        report(diagnostics, DiagnosticCode::FileUnwritable, path, {"a name has no null character"});
        return false;
    }
    // Written whole, the file takes the place of what was there: a device or a pipe must not be lost that way.
    if (const QFileInfo there(QString::fromStdString(path)); there.exists() && !there.isFile() && !there.isDir()) {
        report(diagnostics, DiagnosticCode::FileNotRegular, path);
        return false;
    }
    QSaveFile file(QString::fromStdString(path));
    const auto size = static_cast<qint64>(content.size());
    // A disk that runs full in the middle is reported by flush() alone: commit() would keep the half.
    errno = 0;
    const bool isWhole = file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size && file.flush();
    const QString reason = file.error() == QFileDevice::NoError ? qt_error_string(errno) : file.errorString();
    if (isWhole && file.commit())
        return true;
    report(diagnostics, DiagnosticCode::FileUnwritable, path, {(isWhole ? file.errorString() : reason).toStdString()});
    return false;
}

} // namespace champclos::io
