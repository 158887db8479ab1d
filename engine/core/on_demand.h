// SPDX-License-Identifier: MIT
//
// Something that is worked out when it is first asked for, by whichever thread that is, and kept. A copy works it out
// anew. Not for what a game changes.
#pragma once

#include <memory>
#include <mutex>

namespace champclos {

template <class T> class OnDemand {
public:
    OnDemand() = default;
    OnDemand(const OnDemand & /*other*/) {}
    OnDemand &operator=(const OnDemand &) = delete;
    ~OnDemand() = default;

    template <class Make> const T &get(const Make &make) const {
        std::call_once(m_once, [&] { m_value = make(); });
        return *m_value;
    }

private:
    mutable std::once_flag m_once;
    mutable std::shared_ptr<const T> m_value;
};

} // namespace champclos
