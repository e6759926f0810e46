// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/settings.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"

#include <algorithm>
#include <cstdlib>

namespace tripletalk::workspace {

using nlohmann::json;

namespace {

void readText(const json& object, const char* name, std::string& value) {
    const auto at = object.find(name);
    if (at != object.end() && at->is_string()) value = at->get<std::string>();
}

const json& list(const json& object, const char* name) {
    static const json empty = json::array();
    const auto at = object.find(name);
    return at != object.end() && at->is_array() ? *at : empty;
}

std::vector<Configuration> configurations(const json& object) {
    std::vector<Configuration> all;
    for (const json& one : list(object, "configurations")) {
        auto configuration = configurationFromJson(one);
        if (configuration &&
            std::ranges::find(all, configuration->name, &Configuration::name) == all.end())
            all.push_back(std::move(*configuration));
    }
    if (all.empty()) all.emplace_back();
    return all;
}

std::vector<Consent> consents(const json& object) {
    std::vector<Consent> all;
    for (const json& one : list(object, "consents")) {
        if (!one.is_object()) continue;
        Consent consent;
        readText(one, "base", consent.base);
        readText(one, "host", consent.host);
        readText(one, "base_name", consent.baseName);
        readText(one, "given", consent.given);
        if (!consent.base.empty() && !consent.host.empty()) all.push_back(std::move(consent));
    }
    return all;
}

std::filesystem::path fromEnvironment(const char* name) {
    const char* value = std::getenv(name);
    return value ? std::filesystem::path(value) : std::filesystem::path();
}

}  // namespace

json toJson(const Settings& settings) {
    json saved = json::array();
    for (const Configuration& configuration : settings.configurations)
        saved.push_back(toJson(configuration));
    json consents = json::array();
    for (const Consent& one : settings.consents)
        consents.push_back({{"base", one.base},
                            {"host", one.host},
                            {"base_name", one.baseName},
                            {"given", one.given}});
    return {{"version", 1},
            {"theme", settings.theme},
            {"text_scale", settings.textScale},
            {"language", settings.language},
            {"ollama_host", settings.ollamaHost},
            {"openai_base_url", settings.openAiBaseUrl},
            {"openai_name", settings.openAiName},
            {"model_servers", toJson(settings.modelServers)},
            {"configurations", std::move(saved)},
            {"configuration", settings.configuration},
            {"base", settings.base},
            {"conversation", settings.conversation},
            {"other_bases", settings.otherBases},
            {"reduced_motion", settings.reducedMotion},
            {"data_language", settings.dataLanguage},
            {"proxy", settings.proxy},
            {"proxy_host", settings.proxyHost},
            {"proxy_port", settings.proxyPort},
            {"proxy_user", settings.proxyUser},
            {"certificates", settings.certificates},
            {"consents", std::move(consents)},
            {"window", settings.window}};
}

Settings settingsFromJson(const json& object) {
    Settings settings;
    if (!object.is_object()) return settings;
    readText(object, "theme", settings.theme);
    readText(object, "language", settings.language);
    if (const auto scale = object.find("text_scale"); scale != object.end() && scale->is_number())
        settings.textScale = std::clamp(scale->get<double>(), 1.0, 2.0);
    readText(object, "ollama_host", settings.ollamaHost);
    readText(object, "openai_base_url", settings.openAiBaseUrl);
    readText(object, "openai_name", settings.openAiName);
    settings.modelServers = modelServersFromJson(list(object, "model_servers"));
    readText(object, "configuration", settings.configuration);
    readText(object, "base", settings.base);
    readText(object, "conversation", settings.conversation);
    settings.configurations = configurations(object);
    readText(object, "data_language", settings.dataLanguage);
    readText(object, "proxy", settings.proxy);
    readText(object, "proxy_host", settings.proxyHost);
    readText(object, "proxy_user", settings.proxyUser);
    readText(object, "certificates", settings.certificates);
    if (const auto port = object.find("proxy_port"); port != object.end() && port->is_number())
        settings.proxyPort = std::clamp(port->get<int>(), 0, 65535);
    if (const auto still = object.find("reduced_motion"); still != object.end())
        settings.reducedMotion = *still == true;
    settings.consents = consents(object);
    for (const json& folder : list(object, "other_bases"))
        if (folder.is_string()) settings.otherBases.push_back(folder.get<std::string>());
    if (const auto window = object.find("window"); window != object.end() && window->is_object())
        settings.window = *window;
    return settings;
}

Result<Settings> loadSettings(const std::filesystem::path& file) {
    const auto content = readFile(file);
    if (!content) {
        if (content.error().kind == ErrorKind::NotFound) return Settings{};
        return content.error();
    }
    const json object = parsedJson(*content);
    if (object.is_discarded())
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The settings file is damaged; defaults are used."),
                     {},
                     Place{file.string()}};
    return settingsFromJson(object);
}

Result<void> saveSettings(const Settings& settings, const std::filesystem::path& file) {
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    return writeFileAtomically(file, jsonText(toJson(settings), 2) + '\n');
}

Result<net::Connection> connectionOf(const Settings& settings, const std::string& proxyPassword) {
    using Proxy = net::Connection::Proxy;
    net::Connection connection;
    if (settings.proxy == "system") connection.proxy = Proxy::System;
    const bool named = !settings.proxyHost.empty() && settings.proxyPort > 0;
    if (named && (settings.proxy == "http" || settings.proxy == "socks")) {
        connection.proxy = settings.proxy == "http" ? Proxy::Http : Proxy::Socks;
        connection.host = settings.proxyHost;
        connection.port = settings.proxyPort;
        connection.user = settings.proxyUser;
        connection.password = proxyPassword;
    }
    if (settings.certificates.empty()) return connection;
    auto pem = readFile(settings.certificates);
    if (!pem) return pem.error();
    if (const auto found = net::certificatesIn(*pem); !found) return found.error();
    connection.authorities = std::move(*pem);
    return connection;
}

std::filesystem::path settingsFile() { return dataFolder() / "settings.json"; }

Result<Configuration> savedConfiguration(const Settings& settings, const std::string& name) {
    std::vector<std::string> names;
    for (const Configuration& one : settings.configurations) {
        if (one.name == name) return one;
        names.push_back(one.name);
    }
    return Error{ErrorKind::NotFound,
                 say("Sentence", "There is no configuration \"%1\".").arg(name),
                 "saved are " + text::join(names, ", ")};
}

std::optional<std::filesystem::path> ownPrompts() {
    std::error_code failed;
    const auto folder = dataFolder() / "prompts";
    if (!std::filesystem::is_directory(folder, failed)) return std::nullopt;
    return folder;
}

std::filesystem::path dataFolder() {
    if (auto own = fromEnvironment("TRIPLETALK_DATA"); !own.empty()) return own;
    if (auto shared = fromEnvironment("XDG_DATA_HOME"); !shared.empty())
        return shared / "tripletalk";
    return fromEnvironment("HOME") / ".local" / "share" / "tripletalk";
}

}  // namespace tripletalk::workspace
