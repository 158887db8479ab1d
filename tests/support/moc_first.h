// SPDX-License-Identifier: MIT
//
// What moc reads before every test program. Nothing but a standard header that defines libstdc++'s macros: moc 6.4 does
// not understand <compare> if that one comes first.
#pragma once

#include <string>
