// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"

#include "answering/answer/answer.h"
#include "base/jsontext.h"
#include "workspace/settings.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <map>

namespace tripletalk::cli {

Result<void> useSavedConnection(net::Client& client) {
    // Commands that need the settings say what is wrong with them.
    const auto settings = workspace::loadSettings(workspace::settingsFile());
    if (!settings) return {};
    const char* password = std::getenv("TRIPLETALK_PROXY_PASSWORD");
    const auto connection = workspace::connectionOf(*settings, password ? password : "");
    if (!connection) return connection.error();
    if (*connection != net::Connection{}) client.use(*connection);
    return {};
}

void Context::print(const nlohmann::json& object) const {
    out.asWritten() << jsonText(object, 2) << std::endl;
}

int Context::fail(const Error& error) const {
    if (json)
        err.asWritten() << jsonText(nlohmann::json{{"error", answering::toJson(error)}}) << "\n";
    else
        err << "tripletalk-cli: " << wellFormed(error.toText()) << "\n";
    if (error.kind == ErrorKind::Cancelled) return Interrupted;
    return error.kind == ErrorKind::Usage ? WrongUsage : Failed;
}

ProgressSink Context::progress() const {
    using Clock = std::chrono::steady_clock;
    // Stages run beside one another: each is shown once a second.
    return [this, shown = std::make_shared<std::map<std::string, Clock::time_point>>()](
               const Progress& progress) {
        const auto now = Clock::now();
        const auto [last, isNew] = shown->try_emplace(progress.stage, now);
        if (!isNew && !progress.finished && now - last->second < std::chrono::seconds(1)) return;
        last->second = now;
        if (json) {
            err.asWritten() << jsonText(nlohmann::json{{"progress",
                                                        {{"stage", progress.stage},
                                                         {"done", progress.done},
                                                         {"total", progress.total},
                                                         {"unit", progress.unit},
                                                         {"per_second", progress.perSecond},
                                                         {"seconds_left", progress.secondsLeft},
                                                         {"finished", progress.finished}}}})
                            << std::endl;
            return;
        }
        err << progress.stage;
        if (progress.finished)
            err << " done";
        else if (progress.total > 0)
            err << " " << progress.done * 100 / progress.total << " %";
        if (progress.perSecond > 0)
            err << ", " << static_cast<std::int64_t>(progress.perSecond) << " " << progress.unit
                << "/s";
        if (!progress.finished && progress.secondsLeft >= 0)
            err << ", " << static_cast<std::int64_t>(std::ceil(progress.secondsLeft)) << " s left";
        err << std::endl;
    };
}

}  // namespace tripletalk::cli
