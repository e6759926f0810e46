// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xmlentities.h"

#include <algorithm>
#include <charconv>

namespace tripletalk::rdf {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::int64_t longestEntity = 64 << 10;
constexpr std::int64_t longestExpansion = 16 << 20;
constexpr std::int64_t mostExpansion = 10;  // times the text itself

Error notTaken(Sentence what) {
    return {ErrorKind::Syntax, say("Sentence", "The DOCTYPE declares %1.").arg(std::move(what))};
}

Error damaged() { return {ErrorKind::Syntax, say("Sentence", "The DOCTYPE is damaged.")}; }

void skipBlanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
}

/// Takes the text up to `end`, and that as well; false if it is not there.
bool skipPast(std::string_view& text, std::string_view end) {
    const auto at = text.find(end);
    if (at == std::string_view::npos) return false;
    text.remove_prefix(at + end.size());
    return true;
}

bool isPredefined(std::string_view name) {
    return name == "lt" || name == "gt" || name == "amp" || name == "quot" || name == "apos";
}

/// Of "#38" or "#x26"; 0 if it is no number.
std::uint32_t numberOf(std::string_view reference) {
    const bool hex = reference.starts_with("#x");
    reference.remove_prefix(hex ? 2 : 1);
    std::uint32_t number = 0;
    const auto [end, failed] = std::from_chars(
        reference.data(), reference.data() + reference.size(), number, hex ? 16 : 10);
    return failed == std::errc() && end == reference.data() + reference.size() ? number : 0;
}

/// Calls `each` with what stands between every '&' and the ';' after it.
template <typename Each>
void forEachReference(std::string_view text, const Each& each) {
    for (auto at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
        const auto end = text.find(';', at);
        if (end == std::string_view::npos) return;
        each(text.substr(at + 1, end - at - 1));
    }
}

}  // namespace

Result<void> XmlEntities::declare(std::string_view doctype) {
    auto& rest = doctype;
    if (!rest.starts_with("<!DOCTYPE")) return notTaken(say("Sentence", "something outside of it"));
    for (;;) {  // up to the internal subset
        rest.remove_prefix(std::min(rest.find_first_of("\"'[>"), rest.size()));
        if (rest == ">") return {};
        if (rest.empty() || rest.front() == '>') return damaged();
        const char found = rest.front();
        rest.remove_prefix(1);
        if (found == '[') break;
        if (!skipPast(rest, std::string_view(&found, 1))) return damaged();
    }
    for (;;) {
        skipBlanks(rest);
        if (rest.starts_with("<!ENTITY")) {
            rest.remove_prefix(8);
            if (auto declared = declareEntity(rest); !declared) return declared;
        } else if (rest.starts_with("<!--")) {
            if (!skipPast(rest, "-->")) return damaged();
        } else if (rest.starts_with(']')) {
            rest.remove_prefix(1);
            skipBlanks(rest);
            return rest == ">" ? Result<void>() : damaged();
        } else {
            return notTaken(say("Sentence", "something other than entities"));
        }
    }
}

Result<void> XmlEntities::declareEntity(std::string_view& rest) {
    skipBlanks(rest);
    const auto name = rest.substr(0, rest.find_first_of(blanks));
    rest.remove_prefix(name.size());
    skipBlanks(rest);
    if (name.starts_with('%')) return notTaken(say("Sentence", "a parameter entity"));
    if (rest.empty() || (rest.front() != '"' && rest.front() != '\''))
        return notTaken(
            say("Sentence", "an entity that stands for another file, which is never loaded"));
    const auto end = rest.find(rest.front(), 1);
    if (end == std::string_view::npos) return damaged();
    const auto value = rest.substr(1, end - 1);
    rest.remove_prefix(end + 1);
    skipBlanks(rest);
    if (!skipPast(rest, ">")) return damaged();
    if (isPredefined(name)) return {};  // whatever it says, XML says otherwise
    auto size = sizeOf(value);
    if (!size) return size.error();
    m_sizes.emplace(name, *size);  // of two declarations the first counts
    return {};
}

Result<std::int64_t> XmlEntities::sizeOf(std::string_view value) const {
    auto size = static_cast<std::int64_t>(value.size());
    bool plain = value.find_first_of("<%") == std::string_view::npos;
    forEachReference(value, [&](std::string_view reference) {
        const auto known = m_sizes.find(reference);
        if (reference.starts_with('#')) {
            const auto number = numberOf(reference);
            plain = plain && number != 0 && number != '&' && number != '<';
        } else if (known != m_sizes.end()) {
            size += known->second;
        } else {
            plain = plain && isPredefined(reference);
        }
    });
    if (!plain) return notTaken(say("Sentence", "an entity that is not plain text"));
    if (size > longestEntity)
        return notTaken(say("Sentence", "an entity that stands for more than 64 kB"));
    return size;
}

bool XmlEntities::fits(std::string_view text) {
    if (m_sizes.empty()) return true;
    std::int64_t expanded = 0;
    forEachReference(text, [&](std::string_view reference) {
        const auto known = m_sizes.find(reference);
        if (known != m_sizes.end()) expanded += known->second;
    });
    m_read += static_cast<std::int64_t>(text.size());
    m_expanded += expanded;
    return expanded <= longestExpansion && m_expanded <= longestExpansion + mostExpansion * m_read;
}

}  // namespace tripletalk::rdf
