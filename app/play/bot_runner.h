// SPDX-License-Identifier: MIT
//
// Computer players at work on another thread, so that the window never stalls: what a seat may know goes in, an action
// comes back as a signal. A later question or cancel() makes an answer under way worthless; it is stopped and never
// heard of. It knows no game: who asks and what becomes of the answer is the session's business.
#pragma once

#include "engine/ai/bot.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace champclos::app {

/// A question to a computer player; shared with the thread that answers it.
struct BotQuestion {
    std::shared_ptr<const Match> match;
    Observation observation;
    std::shared_ptr<const ActionList> legal;
    ai::Level level{};
    std::uint64_t seed = 0;
};

class BotRunner : public QObject {
    Q_OBJECT

public:
    explicit BotRunner(QObject *parent = nullptr);
    ~BotRunner() override;

    bool isBusy() const { return m_stop != nullptr; }
    void ask(BotQuestion question);
    /// The same thread for something else that takes a stop flag; `done` runs here, unless it was cancelled.
    void run(std::function<QVariant(const std::atomic<bool> &)> work, std::function<void(const QVariant &)> done);
    void cancel();

Q_SIGNALS:
    void answered(const champclos::Action &action);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the question under way
    int m_ticket = 0;
};

} // namespace champclos::app

Q_DECLARE_METATYPE(champclos::Action)
