// SPDX-License-Identifier: MIT
#include "app/program/program.h"

int main(int argc, char **argv) { return champclos::app::runProgram(argc, argv); }
