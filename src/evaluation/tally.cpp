// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/tally.h"

namespace tripletalk::evaluation {

void Tally::add(const Score& score) {
    ++questions;
    switch (score.verdict) {
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

nlohmann::json toJson(const Tally& tally) {
    return {{"questions", tally.questions}, {"right", tally.right},
            {"wrong", tally.wrong},         {"abstained", tally.abstained},
            {"accuracy", tally.accuracy()}, {"points", tally.points()}};
}

std::map<std::string, Tally> tallyByType(const Records& records) {
    std::map<std::string, Tally> tallies;
    for (const Record* record : records) {
        tallies["all"].add(record->score);
        tallies[std::string(toString(record->type))].add(record->score);
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
