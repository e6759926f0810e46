// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/savedqueries.h"

#include "base/text.h"
#include "knowledge/storewriting.h"
#include "sparql/parser/parser.h"
#include "sparql/sparqlsource.h"

namespace tripletalk::knowledge {

namespace {

constexpr std::size_t longestName = 200;  ///< bytes

Result<void> check(const KnowledgeBase& base, QueryLanguage language, const std::string& query) {
    if (language == QueryLanguage::Sql) {
        auto sandbox = base.openSandbox();
        if (!sandbox) return sandbox.error();
        auto columns = sandbox->check(query);
        return columns ? Result<void>() : columns.error();
    }
    auto graph = base.openSparql();
    if (!graph) return graph.error();
    auto read = sparql::parse(query, {.prefixes = (*graph)->prefixes(), .service = false});
    return read ? Result<void>() : read.error();
}

}  // namespace

Result<std::vector<SavedQuery>> SavedQueries::list() const {
    std::vector<SavedQuery> all;
    auto store = ExampleStore::find(m_base.folder());
    if (!store) return store.error();
    if (!*store) return all;
    auto saved = (*store)->saved(m_language);
    if (!saved) return saved.error();
    // The graph's own names do not change.
    if (m_language == QueryLanguage::Sql)
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
    if (auto checked = check(writing->base, m_language, query); !checked) return checked;
    if (auto done = writing->store.save(m_language, trimmed, query); !done) return done;
    return writing->transaction.commit();
}

Result<void> SavedQueries::remove(const std::string& name) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    auto removed = writing->store.forget(m_language, name);
    if (!removed) return removed.error();
    if (!*removed)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no saved query \"%1\".").arg(name)};
    return writing->transaction.commit();
}

}  // namespace tripletalk::knowledge
