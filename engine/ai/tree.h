// SPDX-License-Identifier: MIT
//
// The tree of one seat in a search: nodes and edges in two arrays that are emptied and filled again, so that a search
// allocates only while it grows beyond every search before it. Knows nothing of the game but that actions can be
// compared.
#pragma once

#include "engine/core/action.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace champclos::ai {

/// An action as the tree's owner sees it, and what came of it.
struct Edge {
    Action action;
    std::uint32_t child = 0; ///< 0: no node yet
    std::uint32_t visits = 0;
    float total = 0; ///< for the team of the one who decides
    float prior = 0; ///< how much opinion favours it, from 0 to 1
};

/// A place in the tree. Its edges lie side by side; when they outgrow their room they move to the end of the array.
struct Node {
    std::uint32_t first = 0;
    std::uint16_t count = 0;
    std::uint16_t room = 0;
    std::uint32_t visits = 0;
    float total = 0; ///< for the team of the one who decides here
};

class Tree {
public:
    static constexpr std::uint32_t kRoot = 0;

    void clear() {
        m_nodes.reserve(kUsualNodes); // growing in the middle of a search would cost milliseconds
        m_edges.reserve(kUsualEdges);
        m_nodes.clear();
        m_edges.clear();
        m_nodes.emplace_back();
    }
    bool isFull() const { return m_nodes.size() >= kMaxNodes || m_edges.size() >= kMaxEdges; }
    Node &node(std::uint32_t index) { return m_nodes[index]; }
    Edge &edge(std::uint32_t node, std::uint32_t place) { return m_edges[m_nodes[node].first + place]; }

    /// The place of an action among the edges of a node, or its count. Lists of legal actions are sorted and mostly the
    /// same at each visit, so the caller guesses where to look first.
    std::uint32_t find(std::uint32_t index, const Action &action, std::uint32_t guess) const {
        const Node &node = m_nodes[index];
        const Edge *edges = m_edges.data() + node.first;
        if (guess < node.count && edges[guess].action == action)
            return guess;
        for (std::uint32_t place = 0; place < node.count; ++place)
            if (edges[place].action == action)
                return place;
        return node.count;
    }

    std::uint32_t add(std::uint32_t index, const Action &action) {
        Node &node = m_nodes[index];
        if (node.count == node.room)
            makeRoom(node);
        m_edges[node.first + node.count] = Edge{.action = action};
        return node.count++;
    }

    std::uint32_t childOf(std::uint32_t index, const Action &action) {
        std::uint32_t place = find(index, action, 0);
        if (place == m_nodes[index].count)
            place = add(index, action);
        return childAt(index, place);
    }
    std::uint32_t childAt(std::uint32_t index, std::uint32_t place) {
        Edge &found = edge(index, place);
        if (found.child == 0) {
            found.child = static_cast<std::uint32_t>(m_nodes.size());
            m_nodes.emplace_back();
        }
        return found.child;
    }
    void reserveEdges(std::uint32_t index, int count) {
        Node &node = m_nodes[index];
        if (node.room == 0) {
            node.first = static_cast<std::uint32_t>(m_edges.size());
            node.room = static_cast<std::uint16_t>(count);
            m_edges.resize(m_edges.size() + static_cast<std::size_t>(count));
        }
    }

private:
    static constexpr std::size_t kUsualNodes = 32'000;
    static constexpr std::size_t kUsualEdges = 256'000;
    static constexpr std::size_t kMaxNodes = 200'000;
    static constexpr std::size_t kMaxEdges = 2'000'000;

    void makeRoom(Node &node) {
        const auto first = static_cast<std::uint32_t>(m_edges.size());
        const auto room = static_cast<std::uint16_t>(node.room == 0 ? 2 : node.room * 2);
        m_edges.resize(m_edges.size() + room);
        for (std::uint32_t place = 0; place < node.count; ++place)
            m_edges[first + place] = m_edges[node.first + place];
        node.first = first;
        node.room = room;
    }

    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
};

} // namespace champclos::ai
