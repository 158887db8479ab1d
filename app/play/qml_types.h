// SPDX-License-Identifier: MIT
//
// What QML has to know of the layers below, which know no QML.
#pragma once

#include "app/base/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace champclos::app {

struct RowModelForQml {
    Q_GADGET
    QML_FOREIGN(champclos::app::RowModel)
    QML_NAMED_ELEMENT(RowModel)
    QML_UNCREATABLE("made by the table")
};

} // namespace champclos::app
