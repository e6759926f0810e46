// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/sharedbases.h"

#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::serving {

using knowledge::KnowledgeBase;
using knowledge::Privacy;

namespace {

constexpr auto refreshed = std::chrono::milliseconds(500);

/// Letters, digits, "-" and "_" of the folder's name.
std::string shortName(const std::filesystem::path& folder) {
    std::string name = folder.filename().string();
    if (name.empty()) name = folder.parent_path().filename().string();
    if (name.ends_with(".kb")) name.resize(name.size() - 3);
    std::ranges::replace_if(
        name,
        [](unsigned char c) {
            return c < 0x80 && !ascii::isLetterOrDigit(c) && c != '-' && c != '_';
        },
        '-');
    return name.empty() ? "base" : name;
}

Result<void> allowed(Privacy rule, Part part, const Visitor& visitor) {
    if (rule != Privacy::Any && !visitor.fromThisComputer)
        return Error{ErrorKind::Forbidden,
                     say("Sentence",
                         "The privacy rule of this knowledge base lets it answer on this computer "
                         "alone.")};
    if (rule == Privacy::Schema && part == Part::Values && visitor.isModel)
        return Error{ErrorKind::Forbidden,
                     say("Sentence",
                         "The privacy rule of this knowledge base lets no value reach a model: its "
                         "schema alone is told.")};
    return {};
}

}  // namespace

SharedBases::SharedBases(std::vector<KnowledgeBase> bases) {
    for (KnowledgeBase& base : bases) {
        const std::string wanted = shortName(base.folder());
        std::string name = wanted;
        for (int n = 2; indexOf(name) && !name.empty(); ++n)
            name = wanted + "-" + std::to_string(n);
        m_entries.push_back(std::make_unique<Entry>(std::move(name), std::move(base)));
    }
}

std::vector<std::string> SharedBases::names() const {
    std::vector<std::string> names;
    for (const auto& entry : m_entries) names.push_back(entry->name);
    return names;
}

Result<std::size_t> SharedBases::indexOf(const std::string& name) const {
    if (name.empty() && m_entries.size() == 1) return std::size_t{0};
    const auto at =
        std::ranges::find_if(m_entries, [&](const auto& entry) { return entry->name == name; });
    if (at != m_entries.end()) return static_cast<std::size_t>(at - m_entries.begin());
    const std::string all = text::join(names(), ", ");
    return Error{
        ErrorKind::NotFound,
        name.empty()
            ? say("Sentence", "Say which knowledge base: %1.").arg(all)
            : say("Sentence", "There is no knowledge base \"%1\": there is %2.").arg(name, all)};
}

Result<std::string> SharedBases::nameOf(const std::string& name) const {
    const auto index = indexOf(name);
    return index ? Result<std::string>(m_entries[*index]->name) : index.error();
}

Result<KnowledgeBase> SharedBases::find(const std::string& name, Part part,
                                        const Visitor& visitor) const {
    const auto index = indexOf(name);
    if (!index) return index.error();
    Entry& entry = *m_entries[*index];
    const std::lock_guard lock(entry.mutex);
    const auto now = std::chrono::steady_clock::now();
    if (entry.looked == std::chrono::steady_clock::time_point() || now - entry.looked > refreshed) {
        auto rule = knowledge::privacyOf(entry.base.folder());
        if (!rule) return rule.error();
        auto base = entry.base.current();
        if (!base) return base.error();
        entry.rule = *rule;
        entry.base = *std::move(base);
        entry.looked = now;
    }
    if (auto may = allowed(entry.rule, part, visitor); !may) return may.error();
    return entry.base;
}

}  // namespace tripletalk::serving
