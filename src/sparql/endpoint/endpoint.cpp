// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/endpoint.h"

#include "base/escaping.h"
#include "base/text.h"
#include "sparql/endpoint/endpointreply.h"
#include "sparql/parser/parser.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::sparql {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longestAddress = 2000;  // bytes; servers and proxies refuse longer ones

bool hasTriples(QueryForm form) {
    return form == QueryForm::Construct || form == QueryForm::Describe;
}

/// A LIMIT can be written behind it.
bool isOpen(const Query& query) { return !query.limit && !query.values; }

/// The only triple pattern of a group that has nothing else but filters; null if it is none such.
const TriplePattern* onlyPatternOf(const GroupPattern& group) {
    const TriplePattern* only = nullptr;
    for (const PatternElement& element : group.elements) {
        const auto* triples = std::get_if<Triples>(&element);
        if (!triples && !std::holds_alternative<Filter>(element)) return nullptr;
        if (!triples) continue;
        if (only || triples->patterns.size() != 1) return nullptr;
        only = triples->patterns.data();
    }
    return only;
}

/// So many solutions give at least as many triples: the query has one pattern, and constructs just
/// that, or describes its subject, which is all that it asks for.
bool givesATripleEach(const Query& query) {
    const TriplePattern* only = onlyPatternOf(query.where);
    const auto* predicate = only ? std::get_if<Node>(&only->predicate) : nullptr;
    if (!predicate || !query.groupBy.empty()) return false;
    if (query.form == QueryForm::Describe)
        return query.describe == std::vector{only->subject} &&
               std::holds_alternative<rdf::Term>(*predicate) &&
               std::holds_alternative<rdf::Term>(only->object);
    const auto isMade = [&](const TriplePattern& made) {
        return made.subject == only->subject && made.object == only->object &&
               std::get<Node>(made.predicate) == *predicate;
    };
    return std::ranges::any_of(query.construct, isMade);
}

/// The query with the prefixes that it uses and does not declare itself.
std::string declaring(const Query& query, std::string_view text,
                      const std::vector<std::pair<std::string, std::string>>& known) {
    std::string all;
    for (const auto& prefix : query.prefixes)
        if (std::ranges::find(known, prefix) != known.end())
            all += "PREFIX " + prefix.first + ": <" + prefix.second + ">\n";
    return all.append(text);
}

/// Virtuoso as it comes refuses to sort more rows for one answer (its MaxSortedTopRows).
constexpr std::size_t mostSorted = 10'000;

std::size_t bytesOf(const QueryAnswer& answer) {
    std::size_t bytes = 0;
    for (const auto& row : answer.rows)
        for (const Binding& cell : row)
            if (cell) bytes += cell->lexical.size() + cell->datatype.size();
    return bytes;
}

/// Labels of one page mean nothing in the next.
void keepBlanksApart(QueryAnswer& page, std::size_t number) {
    for (auto& row : page.rows)
        for (Binding& cell : row)
            if (cell && cell->isBlank())
                cell->lexical = "p" + std::to_string(number) + cell->lexical;
}

}  // namespace

Result<std::unique_ptr<Endpoint>> Endpoint::create(EndpointAccess access,
                                                   std::shared_ptr<net::Client> client) {
    const std::string& url = access.url;
    if (!url.starts_with("http://") && !url.starts_with("https://"))
        return Error{ErrorKind::Usage,
                     say("Sentence", "A SPARQL endpoint has an address with http:// or https://.")};
    const std::string host = url.substr(url.find("//") + 2, url.find('/', 8) - url.find("//") - 2);
    if (host.find('@') != std::string::npos)
        return Error{
            ErrorKind::Usage,
            say("Sentence", "The address holds a password; give it as the authorization instead.")};
    access.url = url.substr(0, url.find('#'));
    return std::unique_ptr<Endpoint>(new Endpoint(std::move(access), std::move(client)));
}

Result<Explanation> Endpoint::explain(std::string_view) {
    return Error{ErrorKind::Usage,
                 say("Sentence", "An endpoint does not tell how it runs a query.")};
}

Result<QueryAnswer> Endpoint::query(std::string_view text, const QueryLimits& limits,
                                    const CancelToken& cancel) {
    if (text.size() > limits.queryLength)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The query is longer than %1 bytes.").arg(limits.queryLength)};
    const auto parsed = parse(text, {.prefixes = m_access.prefixes, .service = false});
    if (!parsed) return parsed.error();
    const auto begin = Clock::now();
    const std::string sent = declaring(*parsed, text, m_access.prefixes);
    const bool open = isOpen(*parsed) && parsed->form == QueryForm::Select;
    const bool paged = m_access.page > 0 && open && !parsed->offset;
    // One row more shows that there are more; the reader cuts it off.
    const bool cut = open || (isOpen(*parsed) && givesATripleEach(*parsed));
    const std::size_t asked =
        parsed->orderBy.empty() ? limits.rows + 1 : std::min(limits.rows + 1, mostSorted);
    const std::string end = cut ? "\nLIMIT " + std::to_string(asked) : std::string();
    auto answer =
        paged ? askInPages(sent, limits, cancel) : ask(sent + end, parsed->form, limits, cancel);
    if (!answer) return answer.error();
    if (cut && !paged && answer->rows.size() == asked) answer->truncated = true;
    answer->form = parsed->form;
    answer->ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    return answer;
}

Result<QueryAnswer> Endpoint::ask(const std::string& text, QueryForm form,
                                  const QueryLimits& limits, const CancelToken& cancel) {
    auto reply = m_client->send(requestFor(text, form, limits), cancel);
    if (!reply) return reply.error();
    auto answer = readReply(*reply, form, limits);
    if (answer || m_access.authorization.empty()) return answer;
    Error error = answer.error();  // a server may repeat what it was sent
    error.detail = text::replaceAll(error.detail, m_access.authorization, "…");
    return error;
}

Result<QueryAnswer> Endpoint::askInPages(const std::string& text, const QueryLimits& limits,
                                         const CancelToken& cancel) {
    QueryAnswer all;
    QueryLimits left = limits;
    const auto end = Clock::now() + limits.time;
    for (std::size_t number = 0;; ++number) {
        // As above, one row more than wanted tells of more.
        const std::size_t asked =
            std::min(m_access.page, limits.rows + 1 - std::min(limits.rows, all.rows.size()));
        left.rows = limits.rows - all.rows.size();
        left.time = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
        auto page = ask(text + "\nLIMIT " + std::to_string(asked) + " OFFSET " +
                            std::to_string(all.rows.size()),
                        QueryForm::Select, left, cancel);
        if (!page) return page.error();
        if (number == 0) all.variables = page->variables;
        if (page->variables != all.variables)
            return Error{ErrorKind::Server,
                         say("Sentence", "The endpoint's pages have different columns.")};
        keepBlanksApart(*page, number);
        left.bytes -= std::min(left.bytes, bytesOf(*page));
        std::ranges::move(page->rows, std::back_inserter(all.rows));
        all.truncated = page->truncated;
        if (page->truncated || page->rows.size() < asked) return all;
    }
}

net::Request Endpoint::requestFor(const std::string& text, QueryForm form,
                                  const QueryLimits& limits) const {
    net::Request request;
    const std::string parameter = "query=" + text::percentEncoded(text);
    const char separator = m_access.url.find('?') == std::string::npos ? '?' : '&';
    request.url = m_access.url + separator + parameter;
    if (request.url.size() > longestAddress) {
        request.method = "POST";
        request.url = m_access.url;
        request.body = parameter;
        request.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    }
    request.headers.emplace_back(
        "Accept", hasTriples(form)
                      ? "application/n-triples, text/turtle;q=0.9, application/rdf+xml;q=0.5"
                      : "application/sparql-results+json, application/json;q=0.9, "
                        "application/sparql-results+xml;q=0.5");
    request.headers.emplace_back("User-Agent", "TripleTalk");
    if (!m_access.authorization.empty()) {
        request.headers.emplace_back("Authorization", m_access.authorization);
        request.secret = true;
    }
    request.loopbackOnly = m_access.loopbackOnly;
    request.deadlines = {limits.time, limits.time, limits.time};
    request.retry.attempts = 1;
    request.maxBody = limits.memory;
    return request;
}

}  // namespace tripletalk::sparql
