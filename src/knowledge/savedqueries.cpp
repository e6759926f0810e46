// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/savedqueries.h"

#include "base/text.h"
#include "knowledge/storewriting.h"

namespace tripletalk::knowledge {

namespace {

constexpr std::size_t longestName = 200;  ///< bytes

}  // namespace

Result<std::vector<SavedQuery>> SavedQueries::list() const {
    std::vector<SavedQuery> all;
    auto store = ExampleStore::find(m_base.folder());
    if (!store) return store.error();
    if (!*store) return all;
    auto saved = (*store)->saved(*m_language);
    if (!saved) return saved.error();
    if (auto done = (*store)->translate(*saved, m_base); !done) return done.error();
    for (Example& one : *saved)
        all.push_back({std::move(one.question), std::move(one.query), std::move(one.outdated)});
    return all;
}

Result<void> SavedQueries::save(const std::string& name, const std::string& query) const {
    const std::string trimmed(text::trim(name));
    if (trimmed.empty())
        return Error{ErrorKind::Usage, say("Sentence", "A saved query needs a name.")};
    if (trimmed.size() > longestName)
        return Error{ErrorKind::Limit, say("Sentence", "The name of the query is too long.")};
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    auto connection = m_language->open(writing->base);
    if (!connection) return connection.error();
    if (auto checked = (*connection)->check(query); !checked) return checked;
    if (auto done = writing->store.save(*m_language, trimmed, query); !done) return done;
    return writing->transaction.commit();
}

Result<void> SavedQueries::remove(const std::string& name) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    auto removed = writing->store.forget(*m_language, name);
    if (!removed) return removed.error();
    if (!*removed)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no saved query \"%1\".").arg(name)};
    return writing->transaction.commit();
}

}  // namespace tripletalk::knowledge
