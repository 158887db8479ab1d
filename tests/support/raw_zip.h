// SPDX-License-Identifier: MIT
//
// Zip archives byte by byte, so that a test can make those that no honest program makes: any name, links, sizes that
// are not true, passwords that are not there. Header only; the same bytes every time.
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace champclos::test {

struct RawEntry {
    std::string name;
    std::string bytes;
    bool isPacked = false;         ///< by deflate
    std::uint32_t mode = 0100644;  ///< as Unix keeps it
    std::uint16_t flags = 0x0800;  ///< UTF-8; 1: locked
    std::int64_t claimedSize = -1; ///< what the archive says it unpacks to; -1: the truth
    bool isWrongSum = false;
};

class RawZip {
public:
    static std::string of(const std::vector<RawEntry> &entries) {
        RawZip zip;
        for (const RawEntry &entry : entries)
            zip.add(entry);
        return zip.finished();
    }

private:
    void add(const RawEntry &entry) {
        const std::string data = entry.isPacked ? deflated(entry.bytes) : entry.bytes;
        const std::uint32_t sum = crc(entry.bytes) ^ (entry.isWrongSum ? 1U : 0U);
        const auto size =
            static_cast<std::uint32_t>(entry.claimedSize < 0 ? std::int64_t(entry.bytes.size()) : entry.claimedSize);
        std::string common = number(20, 2) + number(entry.flags, 2) + number(entry.isPacked ? 8 : 0, 2) + number(0, 2) +
                             number(0x2821, 2) + number(sum, 4) + number(static_cast<std::uint32_t>(data.size()), 4) +
                             number(size, 4) + number(static_cast<std::uint32_t>(entry.name.size()), 2) + number(0, 2);
        m_directory += "PK\x01\x02" + number(0x0314, 2) + common + number(0, 2) + number(0, 2) + number(0, 2) +
                       number(entry.mode << 16, 4) + number(static_cast<std::uint32_t>(m_files.size()), 4) + entry.name;
        m_files += "PK\x03\x04" + common + entry.name + data;
        ++m_count;
    }
    std::string finished() const {
        return m_files + m_directory + "PK\x05\x06" + number(0, 4) + number(m_count, 2) + number(m_count, 2) +
               number(static_cast<std::uint32_t>(m_directory.size()), 4) +
               number(static_cast<std::uint32_t>(m_files.size()), 4) + number(0, 2);
    }

    static std::string number(std::uint32_t value, int bytes) {
        std::string text;
        for (int index = 0; index < bytes; ++index)
            text += static_cast<char>(value >> (8 * index) & 0xFF);
        return text;
    }
    static std::uint32_t crc(const std::string &bytes) {
        static const std::array<std::uint32_t, 256> table = [] {
            std::array<std::uint32_t, 256> sums{};
            for (std::uint32_t byte = 0; byte < sums.size(); ++byte) {
                sums[byte] = byte;
                for (int bit = 0; bit < 8; ++bit)
                    sums[byte] = sums[byte] >> 1 ^ (0xEDB88320U & (0U - (sums[byte] & 1)));
            }
            return sums;
        }();
        std::uint32_t sum = ~0U;
        for (const char c : bytes)
            sum = sum >> 8 ^ table[(sum ^ static_cast<unsigned char>(c)) & 0xFF];
        return ~sum;
    }
    /// What qCompress makes, without the length before it, and without zlib's frame.
    static std::string deflated(const std::string &bytes) {
        const QByteArray packed = qCompress(QByteArray::fromStdString(bytes), 9);
        return packed.mid(6, packed.size() - 10).toStdString();
    }

    std::string m_files;
    std::string m_directory;
    std::uint32_t m_count = 0;
};

} // namespace champclos::test
