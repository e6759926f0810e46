// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/endpointthings.h"

#include "base/text.h"
#include "lookup/itemtext.h"
#include "rdf/termtext.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace tripletalk::lookup {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t thingsAtOnce = 100;
constexpr int mostRefusedInRow = 3;

sparql::QueryLimits thingLimits() {
    return {.time = std::chrono::seconds(120), .rows = 1'000'000, .bytes = std::size_t{256} << 20U};
}

/// The endpoint is there and does not do this.
bool isRefusal(ErrorKind kind) {
    return kind == ErrorKind::Timeout || kind == ErrorKind::Limit || kind == ErrorKind::Server;
}

std::pair<std::string, std::uint64_t> listed(std::string_view record) {
    const std::size_t end = std::min(record.find('\0'), record.size());
    std::uint64_t count = 0;
    const std::string_view digits = record.substr(std::min(end + 1, record.size()));
    std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return {std::string(record.substr(0, end)), count};
}

}  // namespace

EndpointThings::EndpointThings(sparql::SparqlSource& source, fs::path folder, FetchState& state,
                               const std::string& language, const ProgressSink& progress,
                               const CancelToken& cancel)
    : m_source(source),
      m_folder(std::move(folder)),
      m_state(state),
      m_language(text::toLower(language)),
      m_progress(progress),
      m_cancel(cancel) {
    for (FactPredicate& predicate : factPredicates()) {
        std::string iri = predicate.iri;
        m_predicates.emplace(std::move(iri), std::move(predicate));
    }
}

fs::path EndpointThings::earlierFile(const fs::path& folder, FetchStep step) {
    return FetchState::recordsFile(folder, step) += ".earlier";
}

Result<void> EndpointThings::addList(FetchStep list, RecordSorter& all) const {
    auto reader = RecordReader::open(FetchState::recordsFile(m_folder, list),
                                     m_state.bytes.at(static_cast<std::size_t>(list)));
    // An empty list has no file.
    if (!reader)
        return m_state.bytes.at(static_cast<std::size_t>(list)) == 0 ? Result<void>()
                                                                     : reader.error();
    for (std::string_view record;;) {
        auto more = reader->next(record);
        if (!more) return more.error();
        if (!*more) return {};
        if (auto added = all.add(0, record); !added) return added;
    }
}

/// The next IRI with all its triples, as subject and as object.
Result<bool> EndpointThings::nextWanted(RecordSorter& all, Wanted& wanted) {
    std::uint64_t key = 0;
    std::string_view record;
    wanted = {};
    for (bool first = true;;) {
        if (!m_ahead) {
            auto more = all.next(key, record);
            if (!more) return more.error();
            if (!*more) return !first;
            m_ahead = listed(record);
        }
        if (!first && m_ahead->first != wanted.iri) return true;
        wanted.iri = m_ahead->first;
        wanted.count += m_ahead->second;
        m_ahead.reset();
        first = false;
    }
}

/// Both are in the order of IRIs.
Result<void> EndpointThings::findEarlier(Wanted& wanted) {
    while (m_earlier && (!m_earlierItem || m_earlierItem->iri < wanted.iri)) {
        std::string_view record;
        auto more = m_earlier->next(record);
        if (!more) return more.error();
        if (!*more) {
            m_earlier.reset();
            m_earlierItem.reset();
            return {};
        }
        m_earlierItem = readItem(record);
    }
    if (m_earlierItem && m_earlierItem->iri == wanted.iri && m_earlierItem->score == wanted.count)
        wanted.known = m_earlierItem;
    return {};
}

Result<void> EndpointThings::fetch() {
    RecordSorter all(m_folder / "list");
    const bool ofProperties = m_state.step == FetchStep::PropertyThings;
    for (const FetchStep list : ofProperties ? std::vector{FetchStep::Properties}
                                             : std::vector{FetchStep::Subjects, FetchStep::Objects})
        if (auto added = addList(list, all); !added) return added;
    const fs::path earlier = earlierFile(m_folder, m_state.step);
    std::error_code failed;
    m_earlier.reset();
    m_earlierItem.reset();
    m_ahead.reset();
    if (const auto bytes = fs::file_size(earlier, failed); !failed) {
        auto reader = RecordReader::open(earlier, bytes);
        if (!reader) return reader.error();
        m_earlier.emplace(*std::move(reader));
    }
    std::uint64_t& bytes = m_state.bytes.at(static_cast<std::size_t>(m_state.step));
    auto records = RecordFile::goOn(FetchState::recordsFile(m_folder, m_state.step), bytes);
    if (!records) return records.error();
    Progress state{"describe", 0, static_cast<std::int64_t>(all.size()), "names"};
    for (bool more = true; more;) {
        if (m_cancel.cancelled()) return m_cancel.error();
        std::vector<Wanted> batch;
        while (batch.size() < thingsAtOnce) {
            Wanted wanted;
            auto next = nextWanted(all, wanted);
            if (!next) return next.error();
            more = *next;
            if (!more) break;
            ++state.done;
            if (!m_state.last.empty() && wanted.iri <= m_state.last) continue;
            if (auto found = findEarlier(wanted); !found) return found;
            batch.push_back(std::move(wanted));
        }
        if (batch.empty()) break;
        if (auto fetched = fetchBatch(batch, *records); !fetched) return fetched;
        auto whole = records->flush();
        if (!whole) return whole.error();
        bytes = *whole;
        m_state.last = batch.back().iri;
        if (auto written = m_state.write(m_folder); !written) return written;
        if (m_progress) m_progress(state);
    }
    return {};
}

Result<void> EndpointThings::fetchBatch(std::vector<Wanted>& batch, RecordFile& records) {
    std::vector<Wanted*> unknown;
    for (Wanted& wanted : batch)
        if (!wanted.known) unknown.push_back(&wanted);
    if (auto asked = askFor(std::move(unknown)); !asked) return asked;
    std::string record;
    for (const Wanted& wanted : batch) {
        record.clear();
        writeItem(*wanted.known, record);
        if (auto added = records.add(record); !added) return added;
    }
    return {};
}

std::string EndpointThings::queryFor(const std::vector<Wanted*>& things) const {
    std::string query = "SELECT ?e ?p ?v WHERE {\n  VALUES ?e {";
    for (const Wanted* thing : things) query += " " + sparql::iriInQuery(thing->iri);
    query += " }\n  VALUES ?p {";
    for (const auto& [iri, predicate] : m_predicates) query += " <" + iri + ">";
    query += " }\n  ?e ?p ?v .\n  FILTER(isIRI(?v) || (isLiteral(?v)";
    if (!m_language.empty())
        query += " && (LANG(?v) = \"\" || LANGMATCHES(LANG(?v), " + rdf::quoted(m_language) + "))";
    return query + "))\n}";
}

void EndpointThings::takeRows(const sparql::QueryAnswer& answer, Told& told) const {
    for (const auto& row : answer.rows) {
        if (row.size() < 3 || !row[0] || !row[1] || !row[2]) continue;
        const auto thing = told.find(row[0]->lexical);
        const auto predicate = m_predicates.find(row[1]->lexical);
        if (thing == told.end() || predicate == m_predicates.end()) continue;
        const auto& [iri, kind, rank] = predicate->second;
        if (row[2]->lexical.find(linkMark) != std::string::npos) continue;
        if (row[2]->isLiteral())
            thing->second.addText(kind, rank, row[2]->lexical, row[2]->language);
        else if (row[2]->isIri())
            thing->second.addLink(kind, linkMark + row[2]->lexical);
    }
}

/// Where many at once are too much for the endpoint, fewer. Of a single thing it may refuse to tell
/// (there are IRIs that its own parser does not take), but not of one after the other.
Result<void> EndpointThings::askFor(std::vector<Wanted*> unknown) {
    std::vector<Wanted*> askable;
    Told told;
    for (Wanted* wanted : unknown) {
        if (sparql::iriInQuery(wanted->iri).empty()) continue;
        askable.push_back(wanted);
        told.emplace(wanted->iri, ItemFacts(m_language));
    }
    if (!askable.empty()) {
        auto answer = m_source.query(queryFor(askable), thingLimits(), m_cancel);
        const bool refused = answer ? answer->truncated : isRefusal(answer.error().kind);
        if (refused && unknown.size() > 1) {
            const auto half = unknown.begin() + static_cast<std::ptrdiff_t>(unknown.size() / 2);
            if (auto first = askFor({unknown.begin(), half}); !first) return first;
            return askFor({half, unknown.end()});
        }
        if (!answer && (!refused || ++m_refusedInRow > mostRefusedInRow)) return answer.error();
        if (answer) {
            m_refusedInRow = 0;
            takeRows(*answer, told);
        }
        m_skipped += answer ? 0 : 1;
    }
    m_asked += askable.size();
    m_skipped += unknown.size() - askable.size();
    for (Wanted* wanted : unknown) {
        ItemFacts none(m_language);
        const auto facts = told.find(wanted->iri);
        wanted->known =
            (facts == told.end() ? none : facts->second).take(wanted->iri, wanted->count);
    }
    return {};
}

}  // namespace tripletalk::lookup
