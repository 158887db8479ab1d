// SPDX-License-Identifier: MIT
#include "app/print/misuse.h"

#include <QCoreApplication>

namespace champclos::app::print {

namespace {

QString qt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

QString sentenceOf(const io::CommandLine &line, std::span<const io::OptionRow> table,
                   const std::function<QString(const char *)> &said) {
    switch (line.misuse) {
    case io::Misuse::None:
        return {};
    case io::Misuse::UnknownOption:
        return line.meant.empty() ? said(QT_TRANSLATE_NOOP("print", "There is no option %1.")).arg(qt(line.written))
                                  : said(QT_TRANSLATE_NOOP("print", "There is no option %1; did you mean --%2?"))
                                        .arg(qt(line.written), qt(line.meant));
    case io::Misuse::TakesNoValue:
        return said(QT_TRANSLATE_NOOP("print", "--%1 takes no value.")).arg(qt(table[line.row].name));
    case io::Misuse::NeedsValue:
        return said(QT_TRANSLATE_NOOP("print", "--%1 needs a value: %2."))
            .arg(qt(table[line.row].name), qt(table[line.row].value));
    case io::Misuse::GivenTwice:
        return said(QT_TRANSLATE_NOOP("print", "--%1 is given twice.")).arg(qt(table[line.row].name));
    }
    return {};
}

} // namespace champclos::app::print
