// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"

#include "answering/answer.h"

#include <chrono>

namespace tripletalk::cli {

void Context::print(const nlohmann::json& object) const {
    out << object.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << std::endl;
}

int Context::fail(const Error& error) const {
    if (json)
        err << nlohmann::json{{"error", answering::toJson(error)}}.dump(
                   -1, ' ', false, nlohmann::json::error_handler_t::replace)
            << "\n";
    else
        err << "tripletalk-cli: " << error.toText() << "\n";
    if (error.kind == ErrorKind::Cancelled) return Interrupted;
    return error.kind == ErrorKind::Usage ? WrongUsage : Failed;
}

ProgressSink Context::progress() const {
    using Clock = std::chrono::steady_clock;
    struct Shown {
        std::string stage;
        Clock::time_point at;
    };
    return [this, shown = std::make_shared<Shown>()](const Progress& progress) {
        const auto now = Clock::now();
        if (progress.stage == shown->stage && now - shown->at < std::chrono::seconds(1)) return;
        *shown = {progress.stage, now};
        if (json) {
            err << nlohmann::json{{"progress",
                                   {{"stage", progress.stage},
                                    {"done", progress.done},
                                    {"total", progress.total},
                                    {"unit", progress.unit}}}}
                       .dump()
                << std::endl;
            return;
        }
        err << progress.stage;
        if (progress.total > 0) err << " " << progress.done * 100 / progress.total << " %";
        err << std::endl;
    };
}

}  // namespace tripletalk::cli
