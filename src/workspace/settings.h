// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "net/connection.h"
#include "workspace/configuration.h"
#include "workspace/modelservers.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

/// A person agreed that what questions about a base need may go to a host.
struct Consent {
    std::string base;  ///< Manifest::id
    std::string host;
    std::string baseName;  ///< as it was then, for the list
    std::string given;     ///< ISO 8601, UTC

    bool operator==(const Consent&) const = default;
};

/// What the program remembers between two sessions. Never holds a secret.
struct Settings {
    std::string theme = "system";    ///< light, dark or system
    double textScale = 1.0;          ///< of the window's text, 1 to 2
    std::string language = {};       ///< of the window: "en", "de"; empty: as the system says
    std::string ollamaHost = {};     ///< empty: the environment's, else Ollama's usual port
    std::string openAiBaseUrl = {};  ///< empty: the environment's, else OpenAI's own
    std::string openAiName = {};     ///< of that server; empty: its host
    std::vector<ModelServer> modelServers = {};                     ///< those besides, names differ
    std::vector<Configuration> configurations = {Configuration{}};  ///< never empty, names differ
    std::string configuration = "Offline";                          ///< name of the one in use
    std::string base = {};                     ///< folder of the knowledge base in use
    std::string conversation = {};             ///< the one shown last
    std::vector<std::string> otherBases = {};  ///< folders opened from outside the data folder
    bool reducedMotion = false;
    std::string dataLanguage = {};       ///< of labels in new imports; empty: the graph's own
    std::string proxy = "none";          ///< none, system, http or socks
    std::string proxyHost = {};          ///< for http and socks; its password is a secret
    int proxyPort = 0;                   ///<
    std::string proxyUser = {};          ///<
    std::string certificates = {};       ///< a PEM file, trusted besides the system's
    std::vector<Consent> consents = {};  ///< what may leave this computer
    nlohmann::json window = nlohmann::json::object();  ///< size and panels, known to the window
};

nlohmann::json toJson(const Settings& settings);
/// Members that are missing or unusable keep their default.
Settings settingsFromJson(const nlohmann::json& json);

/// The file of the settings: absent means defaults. Errors: Io, Syntax (a file that is not JSON is
/// left untouched).
Result<Settings> loadSettings(const std::filesystem::path& file);
Result<void> saveSettings(const Settings& settings, const std::filesystem::path& file);

/// How requests leave this computer. Errors: those of reading the certificates; Input (there are
/// none in the file).
Result<net::Connection> connectionOf(const Settings& settings, const std::string& proxyPassword);

/// The file of the settings in the data folder.
std::filesystem::path settingsFile();

/// The saved configuration of a name. Errors: NotFound, telling the names there are.
Result<Configuration> savedConfiguration(const Settings& settings, const std::string& name);

/// The folder of a person's own prompts: `prompts` in the data folder, if it is there.
std::optional<std::filesystem::path> ownPrompts();

/// Where the program keeps its things: TRIPLETALK_DATA, else the person's usual data folder.
std::filesystem::path dataFolder();

}  // namespace tripletalk::workspace
