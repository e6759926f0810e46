// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/endpointlists.h"

#include "base/texthash.h"
#include "lookup/recordfile.h"
#include "rdf/termtext.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::lookup {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t leastPage = 50;
constexpr std::chrono::seconds quick{3};

sparql::QueryLimits pageLimits() {
    return {.time = std::chrono::seconds(120), .rows = 1'000'000, .bytes = std::size_t{256} << 20U};
}

Error disordered() {
    return Error{ErrorKind::Server,
                 say("Sentence",
                     "The endpoint gives its pages in no order that stays: its graph cannot be "
                     "fetched page by page.")};
}

/// IRI and count of one row; an empty IRI where there is none.
std::pair<std::string, std::string> entryOf(const std::vector<sparql::Binding>& row) {
    if (row.size() < 2 || !row[0] || !row[0]->isIri()) return {};
    std::string iri = row[0]->lexical;
    if (iri.find('\0') != std::string::npos) return {};
    std::string count = row[1] ? row[1]->lexical : std::string();
    const bool digits = !count.empty() && count.size() < 19 &&
                        std::ranges::all_of(count, [](char c) { return c >= '0' && c <= '9'; });
    return {std::move(iri), digits ? std::move(count) : "1"};
}

}  // namespace

Result<sparql::QueryAnswer> PagedSource::ask(
    const std::function<std::string(std::size_t page)>& query, const CancelToken& cancel) {
    for (;;) {
        if (cancel.cancelled()) return cancel.error();
        const auto begin = std::chrono::steady_clock::now();
        auto answer = m_source.query(query(m_page), pageLimits(), cancel);
        if (answer) {
            if (std::chrono::steady_clock::now() - begin < quick)
                m_page = std::min(m_page * 2, m_mostRows);
            return answer;
        }
        const ErrorKind kind = answer.error().kind;
        const bool mayBear =
            kind == ErrorKind::Timeout || kind == ErrorKind::Limit || kind == ErrorKind::Server;
        if (!mayBear || m_page <= leastPage) return answer;
        m_mostRows = m_page = std::max(leastPage, m_page / 2);
    }
}

std::string EndpointLists::queryFor(std::size_t page) const {
    std::string pattern;
    switch (m_state.step) {
        case FetchStep::Properties:
            pattern = "?s ?e ?o";
            break;
        case FetchStep::Subjects:
            pattern = "?e ?p ?o";
            break;
        default:
            pattern = "?s ?p ?e";
    }
    std::string filter = "isIRI(?e)";
    if (!m_state.byOffset && !m_state.last.empty())
        filter += " && STR(?e) > " + rdf::quoted(m_state.last);
    std::string query = "SELECT ?e (COUNT(*) AS ?n) WHERE { " + pattern + " . FILTER(" + filter +
                        ") } GROUP BY ?e ORDER BY STR(?e) LIMIT " + std::to_string(page);
    if (m_state.byOffset) query += " OFFSET " + std::to_string(m_state.offset);
    return query;
}

Result<void> EndpointLists::fetch() {
    m_known.clear();
    m_count = 0;
    if (m_state.byOffset)
        if (auto read = readKnown(); !read) return read;
    for (;;) {
        auto more = fetchPage();
        if (!more) return more.error();
        if (!*more) return {};
        if (m_count > mostIris)
            return Error{ErrorKind::Limit,
                         say("Sentence", "The endpoint has more names than can be fetched.")};
    }
}

/// What stands in the records already, when fetching goes on.
Result<void> EndpointLists::readKnown() {
    auto reader = RecordReader::open(FetchState::recordsFile(m_folder, m_state.step),
                                     m_state.bytes.at(static_cast<std::size_t>(m_state.step)));
    if (!reader) return m_state.offset == 0 ? Result<void>() : reader.error();
    for (std::string_view record;;) {
        auto more = reader->next(record);
        if (!more) return more.error();
        if (!*more) return {};
        m_known.insert(hashOf(record.substr(0, record.find('\0'))));
    }
}

Result<bool> EndpointLists::beginByOffset() {
    m_state.byOffset = true;
    m_state.offset = 0;
    m_state.last.clear();
    m_state.bytes.at(static_cast<std::size_t>(m_state.step)) = 0;
    m_known.clear();
    m_count = 0;
    return true;
}

Result<bool> EndpointLists::fetchPage() {
    auto answer = m_source.ask([this](std::size_t page) { return queryFor(page); }, m_cancel);
    if (!answer) return answer.error();
    if (answer->rows.empty()) return false;
    std::uint64_t& bytes = m_state.bytes.at(static_cast<std::size_t>(m_state.step));
    auto records = RecordFile::goOn(FetchState::recordsFile(m_folder, m_state.step), bytes);
    if (!records) return records.error();
    std::uint64_t taken = 0;
    std::string last = m_state.last;
    for (const auto& row : answer->rows) {
        const auto [iri, count] = entryOf(row);
        if (iri.empty()) {
            ++m_skipped;
            continue;
        }
        if (m_state.byOffset && !m_known.insert(hashOf(iri)).second) return disordered();
        if (!m_state.byOffset && iri <= last) return beginByOffset();
        last = iri;
        ++taken;
        if (auto added = records->add(iri + '\0' + count); !added) return added.error();
    }
    if (taken == 0)
        return Error{ErrorKind::Server,
                     say("Sentence", "The endpoint answers something else than it was asked for.")};
    auto whole = records->flush();
    if (!whole) return whole.error();
    bytes = *whole;
    m_state.last = std::move(last);
    m_state.offset += answer->rows.size();
    m_count += taken;
    if (auto written = m_state.write(m_folder); !written) return written.error();
    if (m_progress) m_progress({"fetch", static_cast<std::int64_t>(m_count), 0, "names"});
    return true;
}

}  // namespace tripletalk::lookup
