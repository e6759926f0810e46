// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/endpointreply.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "rdf/reader.h"
#include "sparql/results/resultreader.h"

#include <cstdlib>
#include <optional>

#include <nlohmann/json.hpp>

namespace tripletalk::sparql {

namespace {

using nlohmann::json;

constexpr std::size_t longestReason = 300;

std::string headerOf(const net::Reply& reply, const std::string& name) {
    const auto found = reply.headers.find(name);
    return found == reply.headers.end() ? std::string() : found->second;
}

/// "text/turtle" of "text/turtle; charset=utf-8".
std::string contentType(const net::Reply& reply) {
    const std::string whole = headerOf(reply, "content-type");
    return text::toLower(text::trim(std::string_view(whole).substr(0, whole.find(';'))));
}

bool looksLikeWebPage(std::string_view body) {
    const std::string start = text::toLower(text::trim(body.substr(0, 200)));
    return start.starts_with("<!doctype html") || start.starts_with("<html");
}

std::string withoutTags(std::string_view page) {
    std::string all;
    for (std::size_t i = 0; i < page.size();) {
        if (page[i] != '<') {
            all += page[i++];
            continue;
        }
        // What stands between these is not for people.
        const bool hidden = page.substr(i).starts_with("<style") ||
                            page.substr(i).starts_with("<script") ||
                            page.substr(i).starts_with("<head");
        const std::size_t close = hidden ? page.find("</", i) : i;
        const std::size_t end = page.find('>', std::min(close, page.size()));
        i = end == std::string_view::npos ? page.size() : end + 1;
        all += ' ';
    }
    return all;
}

bool isTimeout(const net::Reply& reply, const std::string& reason) {
    const std::string words = text::toLower(reason);
    for (const char* sign : {"timeout", "timed out", "time out", "time limit", "execution time"})
        if (words.find(sign) != std::string::npos) return true;
    return reply.status == 408 || reply.status == 504;
}

Error refusal(const net::Reply& reply) {
    const std::string reason = shortReason(reply.body);
    const std::string detail =
        "status " + std::to_string(reply.status) + (reason.empty() ? "" : ": " + reason);
    if (reply.status == 401 || reply.status == 403)
        return {ErrorKind::Server,
                say("Sentence", "The endpoint asks for a key, or does not accept it."), detail};
    if (reply.status == 404 || reply.status == 405 || reply.status == 410)
        return {ErrorKind::NotFound,
                say("Sentence", "There is no SPARQL endpoint at this address."), detail};
    if (isTimeout(reply, reason))
        return {ErrorKind::Timeout,
                say("Sentence",
                    "The query took the endpoint too long; ask for less, or of fewer things."),
                detail};
    if (reply.status == 413 || reply.status == 414)
        return {ErrorKind::Limit, say("Sentence", "The query is too long for the endpoint."),
                detail};
    if (reply.status == 429 || reply.status == 503)
        return {ErrorKind::Server, say("Sentence", "The endpoint is busy; try again later."),
                detail};
    if (reply.status >= 400 && reply.status < 500)
        return {ErrorKind::Server, say("Sentence", "The endpoint does not accept the query."),
                detail};
    return {ErrorKind::Server, say("Sentence", "The endpoint failed to answer the query."), detail};
}

Error noAnswer(const std::string& detail) {
    return {ErrorKind::Server, say("Sentence", "The endpoint's answer cannot be read."), detail};
}

Result<QueryAnswer> readTriples(const net::Reply& reply, const QueryLimits& limits) {
    const std::string type = contentType(reply);
    const auto* format = rdf::formatOfMedia(type);
    if (!format) return noAnswer("triples were asked for, and came as " + text::elide(type, 80));
    QueryAnswer answer;
    std::size_t bytes = 0;
    const auto add = [&](const rdf::Quad& quad) -> Result<void> {
        bytes += quad.subject.lexical.size() + quad.predicate.lexical.size() +
                 quad.object.lexical.size();
        answer.truncated = answer.triples.size() == limits.rows || bytes > limits.bytes;
        if (answer.truncated) return Error{ErrorKind::Limit, {}};
        answer.triples.push_back({quad.subject, quad.predicate, quad.object});
        return {};
    };
    const auto read = rdf::readText(reply.body, "answer", {.format = format}, add);
    if (!read && !answer.truncated) return noAnswer(read.error().toText());
    return answer;
}

/// Virtuoso answers an ASK by one row with a number where it limits rows.
void readTruth(QueryAnswer& answer) {
    if (answer.variables != std::vector<std::string>{"__ASK_RETVAL"}) return;
    if (answer.rows.size() != 1 || !answer.rows[0][0]) return;
    const std::string& cell = answer.rows[0][0]->lexical;
    if (cell != "0" && cell != "1") return;
    answer.form = QueryForm::Ask;
    answer.truth = cell == "1";
    answer.variables.clear();
    answer.rows.clear();
}

Result<QueryAnswer> readSolutions(const net::Reply& reply, QueryForm form,
                                  const QueryLimits& limits) {
    const std::string type = contentType(reply);
    const bool xml = type.ends_with("xml") ||
                     (!type.ends_with("json") && text::trim(reply.body).starts_with('<'));
    auto answer = xml ? readXmlResults(reply.body, limits) : readJsonResults(reply.body, limits);
    if (!answer && answer.error().kind == ErrorKind::Limit) return answer.error();
    if (!answer) return noAnswer(answer.error().detail + " in: " + shortReason(reply.body));
    if (form == QueryForm::Ask && answer->form == QueryForm::Select) readTruth(*answer);
    if (answer->form != form) return noAnswer("a truth instead of solutions, or the other way");
    return answer;
}

/// Servers that cut an answer by a limit of their own say so in headers, if at all.
bool wasCut(const net::Reply& reply, const QueryAnswer& answer) {
    const std::string most = headerOf(reply, "x-sparql-maxrows");
    const bool full = !most.empty() && !answer.rows.empty() &&
                      answer.rows.size() >= std::strtoull(most.c_str(), nullptr, 10);
    return full || headerOf(reply, "x-sql-state") == "S1TAT";  // Virtuoso's "partial answer"
}

}  // namespace

std::string shortReason(std::string_view body) {
    body = body.substr(0, 20'000);
    const json parsed = parsedJson(body);
    if (parsed.is_object())
        for (const char* name : {"exception", "message", "error", "detail", "title"})
            if (const auto member = parsed.find(name);
                member != parsed.end() && member->is_string())
                return text::elide(text::collapseWhitespace(member->get<std::string>()),
                                   longestReason);
    const std::string page = looksLikeWebPage(body) ? withoutTags(body) : std::string();
    return text::elide(text::collapseWhitespace(page.empty() ? body : page), longestReason);
}

Result<QueryAnswer> readReply(const net::Reply& reply, QueryForm form, const QueryLimits& limits) {
    if (reply.status < 200 || reply.status >= 300) return refusal(reply);
    if (looksLikeWebPage(reply.body))
        return Error{ErrorKind::Server,
                     say("Sentence", "The address shows a web page and does not answer queries."),
                     shortReason(reply.body)};
    const bool triples = form == QueryForm::Construct || form == QueryForm::Describe;
    auto answer = triples ? readTriples(reply, limits) : readSolutions(reply, form, limits);
    if (answer && wasCut(reply, *answer)) answer->truncated = true;
    return answer;
}

}  // namespace tripletalk::sparql
