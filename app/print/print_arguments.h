// SPDX-License-Identifier: MIT
//
// The words of the print command, read into a job. What is not understood is refused with a sentence that says what
// would be; nothing is guessed and nothing is printed here.
#pragma once

#include "app/print/job.h"
#include "app/print/words.h"

namespace champclos::app::print {

struct PrintArguments {
    Job job;
    bool isAll = false;
    bool wantsHelp = false;
    QString out;     ///< file or folder; empty for the current folder
    QString problem; ///< why the words were refused; empty if they were not
};

PrintArguments readPrintArguments(const QStringList &arguments, const Words &words);
QString printHelp(const Words &words);

} // namespace champclos::app::print
