// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "workspace/settingsfile.h"

#include <algorithm>

namespace tripletalk::cli {

using nlohmann::json;
using workspace::Configuration;
using workspace::Settings;

namespace {

int list(const Context& context, const Settings& settings) {
    json all = json::array();
    for (const Configuration& one : settings.configurations) {
        json entry = toJson(one);
        entry["in_use"] = one.name == settings.configuration;
        if (!context.json)
            context.out << (entry["in_use"] ? "* " : "  ") << one.name << ": " << one.strategy
                        << ", " << one.model << ", embedder " << one.embedder << ", " << one.rounds
                        << " rounds, top " << one.topK << ", " << one.contextTokens << " tokens\n";
        all.push_back(std::move(entry));
    }
    if (context.json) context.print({{"configurations", std::move(all)}});
    return Done;
}

Result<void> save(const Options& options, const std::string& name, Settings& settings) {
    auto configuration = configurationFrom(options, nullptr);
    if (!configuration) return configuration.error();
    configuration->name = name;
    const auto same = std::ranges::find(settings.configurations, name, &Configuration::name);
    if (same == settings.configurations.end())
        settings.configurations.push_back(*std::move(configuration));
    else
        *same = *std::move(configuration);
    return {};
}

Result<void> change(const Options& options, const std::string& what, const std::string& name,
                    Settings& settings) {
    if (what == "save") return save(options, name, settings);
    auto& all = settings.configurations;
    const auto found = std::ranges::find(all, name, &Configuration::name);
    if (found == all.end())
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no configuration \"%1\".").arg(name)};
    if (what == "use") {
        settings.configuration = name;
        return {};
    }
    if (all.size() == 1)
        return Error{ErrorKind::Usage, say("Sentence", "The last configuration is not removed.")};
    all.erase(found);
    if (settings.configuration == name) settings.configuration = all.front().name;
    return {};
}

int runConfigurations(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const bool lists = what == "list" && words.size() == 1;
    const bool changes = (what == "save" || what == "remove" || what == "use") &&
                         words.size() == 2 && !words[1].empty();
    if (!lists && !changes)
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Say list, save NAME, remove NAME or use NAME.")});
    const auto file = workspace::settingsFile();
    auto settings = workspace::loadSettings(file);
    if (!settings) return context.fail(settings.error());
    const Settings before = *settings;
    if (lists) return list(context, *settings);
    if (auto done = change(options, what, words[1], *settings); !done)
        return context.fail(done.error());
    if (auto saved = workspace::updateSettings(before, *settings, file); !saved)
        return context.fail(saved.error());
    return list(context, *settings);
}

}  // namespace

Command configurationsCommand() {
    return {"configurations", "list|save NAME|remove NAME|use NAME",
            "Show or change the saved configurations, which the window has too.",
            configurationOptions(), runConfigurations};
}

}  // namespace tripletalk::cli
