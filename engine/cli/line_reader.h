// SPDX-License-Identifier: MIT
//
// Lines of a stream that nobody can be trusted to keep short: at most so many bytes of a line are kept, the rest is
// passed over.
#pragma once

#include <iosfwd>
#include <string>

namespace champclos::cli {

class LineReader {
public:
    LineReader(std::istream &in, std::size_t maxBytes) : m_in(in), m_maxBytes(maxBytes) {}

    /// The next line without its end ("\n" or "\r\n"); false at the end of the input.
    bool next();
    const std::string &line() const { return m_line; }
    bool isTooLong() const { return m_isTooLong; } ///< what is kept is only its beginning

private:
    std::istream &m_in;
    std::size_t m_maxBytes;
    std::string m_line;
    bool m_isTooLong = false;
};

} // namespace champclos::cli
