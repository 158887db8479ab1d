// SPDX-License-Identifier: MIT
//
// A battlefield on the drawing table: read as a draft, so that half-finished boards can be kept, and checked by the
// same rules as the linter. Its problems say, besides the engine's fact, why it matters. In memory the picture to trace
// over has its whole path, in a file the way from there. It has no tools and no selection.
#pragma once

#include "editor/document/document.h"
#include "engine/core/battlefield.h"

namespace champclos::editor {

class BattlefieldDocument : public ValueDocument<Battlefield> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The battlefield editor owns its document")

public:
    static constexpr const char *kContext = "champclos::editor::BattlefieldDocument";

    explicit BattlefieldDocument(QObject *parent = nullptr);

    QString title() const override;
    QString id() const override { return qt(value().id); }
    std::string text() const override;
    std::string textAt(const QString &path) const override;
    /// There is a picture to trace over, but not where it should be.
    bool isTraceMissing() const;

protected:
    bool read(const std::string &text, io::Diagnostics &diagnostics) override;
    bool readRemains(const std::string &text) override;
    void reset() override;
    void becomeCopy() override;
    void settleIn(const QString &folder) override;
    QList<Problem> findProblems() const override;
};

} // namespace champclos::editor
