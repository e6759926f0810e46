// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/savedqueries.h"

#include "base/text.h"
#include "knowledge/baselock.h"
#include "knowledge/examplestore.h"

#include <functional>

namespace tripletalk::knowledge {

namespace {

constexpr std::size_t longestName = 200;  ///< bytes

/// Calls `work` with the store under the names of now, the base being locked.
Result<void> write(
    const KnowledgeBase& known,
    const std::function<Result<void>(const KnowledgeBase&, const ExampleStore&)>& work) {
    auto lock = BaseLock::take(known.folder());
    if (!lock) return lock.error();
    auto base = known.current();
    if (!base) return base.error();
    auto store = ExampleStore::create(base->folder());
    if (!store) return store.error();
    auto transaction = sqlite::Transaction::begin(store->database());
    if (!transaction) return transaction.error();
    if (auto done = store->bringUpToDate(*base); !done) return done;
    if (auto done = work(*base, *store); !done) return done;
    return transaction->commit();
}

}  // namespace

Result<std::vector<SavedQuery>> SavedQueries::list() const {
    std::vector<SavedQuery> all;
    auto store = ExampleStore::find(m_base.folder());
    if (!store) return store.error();
    if (!*store) return all;
    auto saved = (*store)->saved();
    if (!saved) return saved.error();
    if (auto done = (*store)->translate(*saved, m_base); !done) return done.error();
    for (Example& one : *saved)
        all.push_back({std::move(one.question), std::move(one.query), std::move(one.outdated)});
    return all;
}

Result<void> SavedQueries::save(const std::string& name, const std::string& query) const {
    const std::string trimmed(text::trim(name));
    if (trimmed.empty()) return Error{ErrorKind::Usage, "A saved query needs a name."};
    if (trimmed.size() > longestName)
        return Error{ErrorKind::Limit, "The name of the query is too long."};
    return write(m_base, [&](const KnowledgeBase& base, const ExampleStore& store) -> Result<void> {
        auto sandbox = base.openSandbox();
        if (!sandbox) return sandbox.error();
        if (auto checked = sandbox->check(query); !checked) return checked.error();
        return store.save(trimmed, query);
    });
}

Result<void> SavedQueries::remove(const std::string& name) const {
    return write(m_base, [&](const KnowledgeBase&, const ExampleStore& store) -> Result<void> {
        auto removed = store.forget(name);
        if (!removed) return removed.error();
        if (!*removed)
            return Error{ErrorKind::NotFound, "There is no saved query \"" + name + "\"."};
        return {};
    });
}

}  // namespace tripletalk::knowledge
