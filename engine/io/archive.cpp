// SPDX-License-Identifier: MIT
#include "engine/io/archive.h"

#include <QString>

#include <zip.h>

#include <algorithm>
#include <memory>
#include <set>

namespace champclos::io {

namespace {

struct Discarding {
    void operator()(zip_t *archive) const { zip_discard(archive); }
    void operator()(zip_file_t *file) const { zip_fclose(file); }
    void operator()(zip_source_t *source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, Discarding>;
using OpenFile = std::unique_ptr<zip_file_t, Discarding>;
using Source = std::unique_ptr<zip_source_t, Discarding>;

class ZipError {
public:
    ZipError() { zip_error_init(&m_error); }
    ~ZipError() { zip_error_fini(&m_error); }
    ZipError(const ZipError &) = delete;
    ZipError &operator=(const ZipError &) = delete;
    zip_error_t *get() { return &m_error; }
    std::string text() { return zip_error_strerror(&m_error); }

private:
    zip_error_t m_error{};
};

/// Two names that one folder of some system cannot hold side by side are the same.
std::string folded(const std::string &name) {
    return QString::fromStdString(name).normalized(QString::NormalizationForm_KC).toCaseFolded().toStdString();
}

std::string inMebibytes(std::size_t bytes) { return std::to_string(bytes >> 20); }

class Unpacker {
public:
    Unpacker(zip_t *archive, Diagnostics &diagnostics) : m_archive(archive), m_diagnostics(diagnostics) {}

    bool take(zip_uint64_t index) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(m_archive, index, 0, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0)
            return refuse(DiagnosticCode::PackageDamaged, "", {zip_strerror(m_archive)});
        const std::string name = stat.name;
        const bool isFolder = !name.empty() && name.back() == '/';
        if (const auto fault = faultOfName(isFolder ? std::string_view(name).substr(0, name.size() - 1) : name))
            return refuse(*fault, name);
        if (isLink(index))
            return refuse(DiagnosticCode::PackageLink, name);
        if (!m_names.insert(folded(name)).second)
            return refuse(DiagnosticCode::PackageNameTwice, name);
        if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
            return refuse(DiagnosticCode::PackageLocked, name);
        return isFolder || read(index, name, stat);
    }
    std::vector<ArchiveFile> files() { return std::move(m_files); }

private:
    bool refuse(DiagnosticCode code, const std::string &name, const std::vector<std::string> &more = {}) {
        std::vector<std::string> arguments = {quoted(name)};
        arguments.insert(arguments.end(), more.begin(), more.end());
        m_diagnostics.report(code, {}, name, std::move(arguments));
        return false;
    }

    /// Whatever its maker's system calls neither a file nor a folder.
    bool isLink(zip_uint64_t index) const {
        constexpr unsigned kTypeMask = 0170000;
        constexpr unsigned kRegular = 0100000;
        constexpr unsigned kFolder = 0040000;
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(m_archive, index, 0, &system, &attributes) != 0)
            return false;
        const unsigned type =
            (attributes >> 16) & kTypeMask; // some name another system and tell of a link all the same
        return type != 0 && type != kRegular && type != kFolder;
    }

    bool read(zip_uint64_t index, const std::string &name, const zip_stat_t &stat) {
        const OpenFile file(zip_fopen_index(m_archive, index, 0));
        if (!file)
            return refuse(DiagnosticCode::PackageDamaged, name, {zip_strerror(m_archive)});
        const std::size_t packed = (stat.valid & ZIP_STAT_COMP_SIZE) != 0 ? std::size_t(stat.comp_size) : 0;
        std::string bytes;
        std::vector<char> piece(std::size_t(64) << 10);
        while (true) {
            const zip_int64_t count = zip_fread(file.get(), piece.data(), piece.size());
            if (count < 0)
                return refuse(DiagnosticCode::PackageDamaged, name, {zip_file_strerror(file.get())});
            if (count == 0)
                break;
            bytes.append(piece.data(), static_cast<std::size_t>(count));
            m_total += static_cast<std::size_t>(count);
            if (bytes.size() > kHarmlessBytes && bytes.size() / kMaxArchiveGrowth > packed)
                return refuse(DiagnosticCode::PackageBomb, name, {std::to_string(kMaxArchiveGrowth)});
            if (bytes.size() > kMaxArchiveFileBytes)
                return refuse(DiagnosticCode::PackageFileTooLarge, name, {inMebibytes(kMaxArchiveFileBytes)});
            if (m_total > kMaxArchiveBytes) {
                m_diagnostics.report(DiagnosticCode::PackageTooLarge, {}, {}, {inMebibytes(kMaxArchiveBytes)});
                return false;
            }
        }
        m_files.push_back({name, std::move(bytes)});
        return true;
    }

    zip_t *m_archive;
    Diagnostics &m_diagnostics;
    std::vector<ArchiveFile> m_files;
    std::set<std::string> m_names;
    std::size_t m_total = 0;
};

} // namespace

std::optional<std::vector<ArchiveFile>> unpack(std::string_view bytes, Diagnostics &diagnostics) {
    ZipError error;
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, error.get()));
    Archive archive(source ? zip_open_from_source(source.get(), ZIP_RDONLY, error.get()) : nullptr);
    if (!archive) {
        diagnostics.report(DiagnosticCode::PackageNotArchive, {}, {}, {error.text()});
        return std::nullopt;
    }
    (void)source.release(); // now the archive's
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    if (count > static_cast<zip_int64_t>(kMaxArchiveFiles)) {
        diagnostics.report(DiagnosticCode::PackageTooManyFiles, {}, {},
                           {std::to_string(kMaxArchiveFiles), std::to_string(count)});
        return std::nullopt;
    }
    Unpacker unpacker(archive.get(), diagnostics);
    for (zip_int64_t index = 0; index < count; ++index)
        if (!unpacker.take(static_cast<zip_uint64_t>(index)))
            return std::nullopt;
    return unpacker.files();
}

std::optional<std::string> pack(const std::vector<ArchiveFile> &files, Diagnostics &diagnostics) {
    constexpr zip_uint16_t kTime = 0;
    constexpr zip_uint16_t kDate = (20 << 9) | (1 << 5) | 1; // 2000-01-01: the day of making is nobody's business
    constexpr zip_uint32_t kPlainFile = zip_uint32_t(0100644) << 16;
    ZipError error;
    Source target(zip_source_buffer_create(nullptr, 0, 0, error.get()));
    Archive archive(target ? zip_open_from_source(target.get(), ZIP_TRUNCATE, error.get()) : nullptr);
    const auto fail = [&](const std::string &name, const std::string &why) {
        diagnostics.report(DiagnosticCode::PackageDamaged, {}, {}, {quoted(name), why});
        return std::nullopt;
    };
    if (!archive)
        return fail("", error.text());
    zip_source_keep(target.get()); // beyond the archive: it has the bytes in the end
    for (const ArchiveFile &file : files) {
        Source source(zip_source_buffer(archive.get(), file.bytes.data(), file.bytes.size(), 0));
        const zip_int64_t index =
            source ? zip_file_add(archive.get(), file.name.c_str(), source.get(), ZIP_FL_ENC_UTF_8) : -1;
        if (index < 0)
            return fail(file.name, zip_strerror(archive.get()));
        (void)source.release();
        zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), kTime, kDate, 0);
        zip_file_set_external_attributes(archive.get(), static_cast<zip_uint64_t>(index), 0, ZIP_OPSYS_UNIX,
                                         kPlainFile);
    }
    if (zip_close(archive.get()) != 0)
        return fail("", zip_strerror(archive.get()));
    (void)archive.release();
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(target.get(), &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0 ||
        zip_source_open(target.get()) != 0)
        return fail("", zip_error_strerror(zip_source_error(target.get())));
    std::string bytes(static_cast<std::size_t>(stat.size), '\0');
    const zip_int64_t size = zip_source_read(target.get(), bytes.data(), bytes.size());
    zip_source_close(target.get());
    if (size != static_cast<zip_int64_t>(bytes.size()))
        return fail("", zip_error_strerror(zip_source_error(target.get())));
    return bytes;
}

} // namespace champclos::io
