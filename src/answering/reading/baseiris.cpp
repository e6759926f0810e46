// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/baseiris.h"

#include "knowledge/classnames.h"

#include <algorithm>

namespace tripletalk::answering::reading {

IrisOf BaseIris::iris() {
    return {[this](const std::string& key) { return thing(key); },
            [this](const std::string& name) { return kind(name); }};
}

std::optional<std::string> BaseIris::thing(const std::string& key) {
    if (!m_things) m_things = knowledge::EntityLookup::open(m_base);
    if (!*m_things) return std::nullopt;
    const auto found = (*m_things)->byKey(key);
    return found && *found ? std::optional((*found)->iri) : std::nullopt;
}

std::optional<std::string> BaseIris::kind(const std::string& name) {
    if (!m_kinds) m_kinds = knowledge::classNames(m_base);
    const auto found =
        std::ranges::find(*m_kinds, name, [](const auto& one) { return one.second; });
    return found == m_kinds->end() ? std::nullopt : std::optional(found->first);
}

}  // namespace tripletalk::answering::reading
