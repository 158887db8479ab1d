// SPDX-License-Identifier: MIT
#include "app/print/paper.h"

namespace champclos::app::print {

QSizeF sizeOf(Paper paper) {
    switch (paper) {
    case Paper::A4:
        return {210, 297};
    case Paper::Letter:
        return {215.9, 279.4};
    case Paper::A3:
        return {297, 420};
    case Paper::Tabloid:
        return {279.4, 431.8};
    }
    return {};
}

Paper usualPaper(Paper paper) {
    switch (paper) {
    case Paper::A4:
    case Paper::A3:
        return Paper::A4;
    case Paper::Letter:
    case Paper::Tabloid:
        return Paper::Letter;
    }
    return paper;
}

std::optional<Paper> paperFromName(const QString &name) {
    for (std::size_t index = 0; index < kPaperNames.size(); ++index)
        if (name.compare(QLatin1String(kPaperNames[index]), Qt::CaseInsensitive) == 0)
            return static_cast<Paper>(index);
    return std::nullopt;
}

} // namespace champclos::app::print
