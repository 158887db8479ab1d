// SPDX-License-Identifier: MIT
#include "app/play/bot_runner.h"

#include <QPointer>
#include <QVariant>

namespace champclos::app {

BotRunner::BotRunner(QObject *parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

BotRunner::~BotRunner() {
    cancel();
    m_pool.waitForDone(); // a stopped bot answers within milliseconds
}

void BotRunner::cancel() {
    ++m_ticket;
    if (m_stop)
        m_stop->store(true);
    m_stop.reset();
}

void BotRunner::run(std::function<QVariant(const std::atomic<bool> &)> work,
                    std::function<void(const QVariant &)> done) {
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, work = std::move(work), done = std::move(done), stop = m_stop, ticket = m_ticket] {
        const QVariant result = work(*stop);
        // `this` lives: the destructor waits for the pool before it goes.
        QMetaObject::invokeMethod(
            this,
            [this, done, result, ticket] {
                if (ticket != m_ticket)
                    return;
                m_stop.reset();
                done(result);
            },
            Qt::QueuedConnection);
    });
}

void BotRunner::ask(BotQuestion question) {
    const auto shared = std::make_shared<const BotQuestion>(std::move(question));
    run(
        [shared](const std::atomic<bool> &stop) {
            const auto bot = ai::makeBot(shared->level, shared->seed);
            ai::Budget budget;
            budget.stop = &stop;
            return QVariant::fromValue(bot->choose(*shared->match, shared->observation, *shared->legal, budget));
        },
        [this](const QVariant &answer) { Q_EMIT answered(answer.value<Action>()); });
}

} // namespace champclos::app
