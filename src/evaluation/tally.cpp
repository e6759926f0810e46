// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/tally.h"

namespace tripletalk::evaluation {

void Tally::add(const Record& record) {
    ++questions;
    if (record.f1) {
        ++compared;
        f1Sum += *record.f1;
        // Sums of thirds need not be whole.
        if (*record.f1 > 1 - 1e-9) ++exact;
    }
    switch (record.score.verdict) {
        case Verdict::Right:
            ++right;
            break;
        case Verdict::Wrong:
            ++wrong;
            break;
        case Verdict::Abstained:
            ++abstained;
            break;
    }
}

double Tally::accuracy() const {
    return questions == 0 ? 0 : static_cast<double>(right) / questions;
}

double Tally::f1() const { return compared == 0 ? 0 : f1Sum / compared; }

double Tally::exactMatch() const {
    return compared == 0 ? 0 : static_cast<double>(exact) / compared;
}

nlohmann::json toJson(const Tally& tally) {
    return {{"questions", tally.questions},
            {"right", tally.right},
            {"wrong", tally.wrong},
            {"abstained", tally.abstained},
            {"accuracy", tally.accuracy()},
            {"points", tally.points()},
            {"compared", tally.compared},
            {"f1", tally.f1()},
            {"exact_match", tally.exactMatch()}};
}

std::map<std::string, Tally> tallyByType(const Records& records) {
    std::map<std::string, Tally> tallies;
    for (const Record* record : records) {
        tallies["all"].add(*record);
        tallies[std::string(toString(record->type))].add(*record);
    }
    return tallies;
}

Records recordsOf(const std::string& configuration, const std::vector<Record>& records) {
    Records own;
    for (const Record& record : records)
        if (record.configuration == configuration) own.push_back(&record);
    return own;
}

}  // namespace tripletalk::evaluation
