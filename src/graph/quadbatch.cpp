// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/quadbatch.h"

#include "graph/termkey.h"

namespace tripletalk::graph {

void QuadBatch::add(const rdf::Quad& quad) {
    const bool first = m_sizes.empty();
    const std::array terms = {&quad.subject, &quad.predicate, &quad.object, &quad.graph};
    for (std::size_t place = 0; place < places; ++place) {
        const std::size_t begin = m_bytes.size();
        const bool defaultGraph = place + 1 == places && terms[place]->lexical.empty();
        if (!defaultGraph) appendKey(m_bytes, *terms[place]);
        const std::string_view all = m_bytes;
        const Span last = m_last[place];
        if (!first && all.substr(begin) == all.substr(last.offset, last.size)) {
            m_bytes.resize(begin);
            m_sizes.push_back(same);
            continue;
        }
        m_last[place] = {begin, m_bytes.size() - begin};
        m_sizes.push_back(static_cast<std::uint32_t>(m_last[place].size));
    }
}

}  // namespace tripletalk::graph
