// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/sentencejson.h"
#include "knowledge/importfiles.h"

namespace tripletalk::knowledge {

using nlohmann::json;

namespace {

json with(const char* name, const Sentence& sentence, json object) {
    putSentence(object, name, sentence);
    return object;
}

json toJson(const std::vector<induction::Reshaping>& reshapings) {
    json list = json::array();
    for (const induction::Reshaping& each : reshapings)
        list.push_back(with("reason", each.reason, {{"kind", each.kind}, {"tables", each.tables}}));
    return list;
}

json toJson(const std::vector<rdf::Skipped>& all) {
    json list = json::array();
    for (const rdf::Skipped& each : all)
        list.push_back(
            with("reason", each.reason, {{"count", each.count}, {"samples", each.samples}}));
    return list;
}

json cleaningOf(const ImportReport& report) {
    json rules = json::array();
    for (const auto& found : report.cleaning) {
        const auto& rule = found.suggestion;
        json samples = json::array();
        for (const auto& sample : rule.samples) {
            json after = json::array();
            for (const sqlite::Value& cell : sample.after) after.push_back(sqlite::toText(cell));
            samples.push_back({{"before", sample.before}, {"after", std::move(after)}});
        }
        rules.push_back(with("description", rule.description,
                             {{"table", found.table},
                              {"attribute", found.attribute},
                              {"owner", found.key.first},
                              {"predicate", found.key.second},
                              {"rule", rule.rule},
                              {"applied", rule.applied},
                              {"confidence", rule.confidence},
                              {"samples", std::move(samples)},
                              {"failed", rule.failed.count},
                              {"failed_samples", rule.failed.samples}}));
    }
    return rules;
}

}  // namespace

json toJson(const ImportReport& report) {
    json tables = json::array();
    for (const auto& [name, rows] : report.tables)
        tables.push_back({{"name", name}, {"rows", rows}});
    json beside = json::array();
    for (const auto& other : report.notInSchema)
        beside.push_back(
            with("reason", other.reason, {{"count", other.count}, {"samples", other.samples}}));
    json uncurated = json::array();
    for (const auto& finding : report.uncurated)
        uncurated.push_back(with("why", finding.why, {{"what", finding.what}}));
    json stages = json::array();
    for (const StageTime& stage : report.stages)
        stages.push_back({{"name", stage.name},
                          {"begin_ms", stage.beginMs},
                          {"ms", stage.ms},
                          {"cpu_ms", stage.cpuMs}});
    return {{"triples_read", report.triplesRead},
            {"triples_stored", report.triplesStored},
            {"duplicates", report.duplicates},
            {"tables", std::move(tables)},
            {"passages", report.passages},
            {"skipped", toJson(report.skipped)},
            {"repaired", toJson(report.repaired)},
            {"reading",
             {{"on_error", rdf::toString(report.onError)},
              {"base", report.base},
              {"format", report.format}}},
            {"coverage",
             {{"triples", report.coverage.triples},
              {"in_columns", report.coverage.inColumns},
              {"as_vocabulary", report.coverage.asVocabulary},
              {"in_side_tables", report.coverage.inSideTables},
              {"lost", report.coverage.lost},
              {"not_in_columns", std::move(beside)}}},
            {"uncurated", std::move(uncurated)},
            {"cleaning", cleaningOf(report)},
            {"reshaped", toJson(report.reshaped)},
            {"suggestions", toJson(report.suggestions)},
            {"stages", std::move(stages)},
            {"ms", report.ms},
            {"peak_rss_mb", report.peakRssMb},
            {"changes", report.changes ? toJson(*report.changes) : json()}};
}

}  // namespace tripletalk::knowledge
