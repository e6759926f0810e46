// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/namedthings.h"

#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::answering {

using retrieval::ValueEntry;

namespace {
constexpr double outright = 0.9;
}

Result<std::vector<ValueEntry>> namedThings(const retrieval::ValueIndex& values,
                                            const std::string& text, std::size_t most) {
    auto links = values.link(text, {.perMention = 2, .minimum = outright});
    if (!links) return links.error();
    std::vector<ValueEntry> things;
    for (const retrieval::ValueLink& link : *links) {
        const bool isNew =
            link.entry.kind == retrieval::LinkKind::Entity && things.size() < most &&
            std::ranges::find(things, link.entry.iri, &ValueEntry::iri) == things.end();
        if (isNew) things.push_back(link.entry);
    }
    return things;
}

std::string rowsOf(const induction::Schema& schema, const std::vector<ValueEntry>& things) {
    const induction::Table* table = things.empty() ? nullptr : schema.table(things.front().table);
    if (!table || !table->key()) return {};
    std::vector<std::string> keys;
    for (const ValueEntry& thing : things)
        if (thing.table == table->name) keys.push_back(sqlite::quoteText(thing.key));
    return "SELECT * FROM " + sqlite::quoteIdentifier(table->name) + " WHERE " +
           sqlite::quoteIdentifier(table->key()->name) + " IN (" + text::join(keys, ", ") + ")";
}

}  // namespace tripletalk::answering
