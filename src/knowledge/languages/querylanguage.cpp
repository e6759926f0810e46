// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/querylanguage.h"

#include <algorithm>

namespace tripletalk::knowledge {

namespace {

std::vector<const QueryLanguage*>& registered() {
    static std::vector<const QueryLanguage*> languages{&sqlLanguage(), &sparqlLanguage(),
                                                       &cypherLanguage()};
    return languages;
}

}  // namespace

Result<std::vector<QueryPlanPart>> QueryConnection::explain(const std::string&) {
    return Error{ErrorKind::Usage, say("Sentence", "How such a query is run is not told.")};
}

Result<std::shared_ptr<const QueryCompleter>> QueryLanguage::readCompleter(
    const KnowledgeBase&, const CancelToken&) const {
    return std::shared_ptr<const QueryCompleter>();
}

std::vector<QueryName> QueryLanguage::names(const KnowledgeBase&) const { return {}; }

Result<std::string> QueryLanguage::renamed(const std::string& query,
                                           const std::vector<curation::TableRename>&) const {
    return query;
}

const std::vector<const QueryLanguage*>& queryLanguages() { return registered(); }

const QueryLanguage* findQueryLanguage(std::string_view name) {
    const auto found = std::ranges::find(
        registered(), name, [](const QueryLanguage* one) { return one->description().name; });
    return found == registered().end() ? nullptr : *found;
}

Result<const QueryLanguage*> queryLanguage(std::string_view name) {
    if (const QueryLanguage* found = findQueryLanguage(name)) return found;
    return Error{ErrorKind::Usage, say("Sentence", "\"%1\" is no language of queries.").arg(name)};
}

AddedQueryLanguage::AddedQueryLanguage(const QueryLanguage& language) : m_language(&language) {
    registered().push_back(m_language);
}

AddedQueryLanguage::~AddedQueryLanguage() { std::erase(registered(), m_language); }

}  // namespace tripletalk::knowledge
