// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/switchedexamples.h"

#include "knowledge/examplestore.h"
#include "knowledge/storewriting.h"

namespace tripletalk::knowledge {

Result<std::vector<SwitchedExample>> allExamples(const KnowledgeBase& base) {
    std::vector<SwitchedExample> all;
    const auto store = ExampleStore::find(base.folder());
    if (!store) return store.error();
    if (!*store) return all;
    auto examples = (*store)->read();
    if (!examples) return examples.error();
    if (auto done = (*store)->translate(*examples, base); !done) return done.error();
    const auto off = (*store)->switchedOff();
    if (!off) return off.error();
    for (Example& one : *examples) {
        const bool isOff = off->contains(one.id);
        all.push_back({std::move(one), isOff});
    }
    return all;
}

Result<void> switchExample(const KnowledgeBase& base, std::int64_t id, bool off) {
    auto writing = StoreWriting::begin(base);
    if (!writing) return writing.error();
    const auto known = writing->store.switchOff(id, off);
    if (!known) return known.error();
    if (!*known)
        return Error{ErrorKind::NotFound, say("Sentence", "There is no example %1.").arg(id)};
    return writing->transaction.commit();
}

}  // namespace tripletalk::knowledge
