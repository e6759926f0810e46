// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::graph {

/// Some quads on their way to another thread: the keys (termkey.h) of their terms in one piece of
/// memory. A term at the same place of the quad before costs nothing.
class QuadBatch {
  public:
    void add(const rdf::Quad& quad);

    /// True when it is worth handing over.
    [[nodiscard]] bool full() const { return m_bytes.size() >= fullBytes; }
    [[nodiscard]] bool empty() const { return m_sizes.empty(); }

    /// Calls `term(place, key)` for each term that differs from the one at its place (0 subject to
    /// 3 graph) in the quad before, and `quad()` after each quad; both return a Result<void> whose
    /// error ends it. An empty key is the default graph.
    template <typename Term, typename Quad>
    auto each(Term&& term, Quad&& quad) const -> decltype(quad()) {
        std::string_view rest = m_bytes;
        for (std::size_t i = 0; i < m_sizes.size(); ++i) {
            const std::size_t place = i % places;
            if (m_sizes[i] != same) {
                if (auto done = term(place, rest.substr(0, m_sizes[i])); !done) return done;
                rest.remove_prefix(m_sizes[i]);
            }
            if (place + 1 == places)
                if (auto done = quad(); !done) return done;
        }
        return {};
    }

    static constexpr std::size_t places = 4;

  private:
    static constexpr std::size_t fullBytes = std::size_t{256} << 10;
    static constexpr std::uint32_t same = 0xFFFFFFFF;

    struct Span {
        std::size_t offset = 0;
        std::size_t size = 0;
    };
    std::string m_bytes;
    std::vector<std::uint32_t> m_sizes;  // four a quad
    std::array<Span, places> m_last;     // where the last key of each place is
};

}  // namespace tripletalk::graph
