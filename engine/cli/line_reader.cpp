// SPDX-License-Identifier: MIT
#include "engine/cli/line_reader.h"

#include <istream>

namespace champclos::cli {

bool LineReader::next() {
    m_line.clear();
    m_isTooLong = false;
    using Traits = std::istream::traits_type;
    std::streambuf *buffer = m_in.rdbuf();
    bool isAnything = false;
    for (Traits::int_type c = buffer->sbumpc(); !Traits::eq_int_type(c, Traits::eof()); c = buffer->sbumpc()) {
        isAnything = true;
        if (Traits::to_char_type(c) == '\n')
            break;
        if (m_line.size() < m_maxBytes)
            m_line.push_back(Traits::to_char_type(c));
        else
            m_isTooLong = true;
    }
    if (!m_line.empty() && m_line.back() == '\r' && !m_isTooLong)
        m_line.pop_back();
    return isAnything;
}

} // namespace champclos::cli
