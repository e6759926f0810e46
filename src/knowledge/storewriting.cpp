// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/storewriting.h"

namespace tripletalk::knowledge {

Result<StoreWriting> StoreWriting::begin(const KnowledgeBase& known) {
    auto lock = BaseLock::take(known.folder());
    if (!lock) return lock.error();
    auto base = known.current();
    if (!base) return base.error();
    auto store = ExampleStore::create(base->folder());
    if (!store) return store.error();
    auto transaction = sqlite::Transaction::begin(store->database());
    if (!transaction) return transaction.error();
    if (auto done = store->bringUpToDate(*base); !done) return done.error();
    return StoreWriting{*std::move(lock), *std::move(base), *std::move(store),
                        *std::move(transaction)};
}

}  // namespace tripletalk::knowledge
