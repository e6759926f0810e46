// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/trainingreport.h"

#include "base/jsontext.h"

namespace tripletalk::answering {

using nlohmann::json;

json toJson(const TrainingReport& report) {
    return {{"created", report.created},
            {"read", report.read},
            {"learned", report.learned},
            {"repeated", report.repeated},
            {"skipped", toJson(report.skipped)},
            {"paths", report.paths},
            {"relations", report.relations},
            {"hops", report.hops},
            {"held_out", report.heldOut},
            {"held_out_right", report.heldRight},
            {"bytes", report.bytes},
            {"ms", report.ms}};
}

TrainingReport trainingReportFrom(const json& report) {
    const auto number = [&](const char* name) { return memberOr(report, name, std::int64_t{0}); };
    return {.created = memberOr(report, "created", std::string()),
            .read = number("read"),
            .learned = number("learned"),
            .repeated = number("repeated"),
            .skipped = skippedFrom(elementsOf(report, "skipped")),
            .hops = memberOr(report, "hops", std::vector<std::int64_t>()),
            .paths = number("paths"),
            .relations = number("relations"),
            .heldOut = number("held_out"),
            .heldRight = number("held_out_right"),
            .bytes = number("bytes"),
            .ms = memberOr(report, "ms", 0.0)};
}

}  // namespace tripletalk::answering
