// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "learning/modelfolder.h"

#include "base/file.h"

namespace tripletalk::learning {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr int formatVersion = 1;
constexpr const char* modelFile = "model.json";

Error damaged(const fs::path& file) {
    return {ErrorKind::Input,
            say("Sentence", "\"%1\" is damaged: what was learned is left out. Learn anew.")
                .arg(file.string())};
}

/// {bytes, sha256}
Result<json> sealOf(const fs::path& file) {
    std::error_code failed;
    const auto bytes = fs::file_size(file, failed);
    auto hash = sha256OfFile(file);
    if (!hash) return hash.error();
    return json{{"bytes", failed ? 0 : bytes}, {"sha256", *hash}};
}

}  // namespace

Result<void> writeModelFolder(const fs::path& folder, const std::vector<std::string>& files,
                              const json& about) {
    json all{{"version", formatVersion}, {"about", about}, {"files", json::object()}};
    for (const std::string& name : files) {
        auto seal = sealOf(folder / name);
        if (!seal) return seal.error();
        all["files"][name] = *std::move(seal);
    }
    // What the graph says (names) may be no UTF-8.
    const std::string text = all.dump(1, ' ', false, json::error_handler_t::replace);
    return writeFileAtomically(folder / modelFile, text + "\n");
}

Result<json> readModelFolder(const fs::path& folder, const std::vector<std::string>& files) {
    const auto text = readFile(folder / modelFile);
    if (!text) return text.error();
    json all = json::parse(*text, nullptr, false);
    if (!all.is_object() || !all.contains("about") || !all["version"].is_number_integer())
        return damaged(folder / modelFile);
    if (all["version"] != formatVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "What was learned was kept by another version. Learn anew."),
                     folder.string()};
    for (const std::string& name : files) {
        std::error_code missing;
        if (!fs::exists(folder / name, missing)) return damaged(folder / name);
        const auto seal = sealOf(folder / name);
        if (!seal) return seal.error();
        if (!all["files"].is_object() || all["files"].value(name, json()) != *seal)
            return damaged(folder / name);
    }
    return all["about"];
}

}  // namespace tripletalk::learning
