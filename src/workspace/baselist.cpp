// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/baselist.h"

#include "base/file.h"
#include "base/folder.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "knowledge/baselock.h"

#include <algorithm>

namespace tripletalk::workspace {

namespace {

constexpr const char* manifestFile = "manifest.json";
constexpr const char* asideSuffix = ".deleted";

std::int64_t bytesOf(const std::filesystem::path& folder) {
    std::int64_t bytes = 0;
    const auto add = [&](const std::filesystem::directory_entry& entry) -> Result<void> {
        std::error_code failed;
        const bool isFile = entry.is_regular_file(failed);
        const auto size = isFile ? entry.file_size(failed) : 0;
        if (!failed) bytes += static_cast<std::int64_t>(size);
        return {};
    };
    static_cast<void>(eachBelow(folder, Unreadable::Left, add).ok());
    return bytes;
}

bool isOlder(const nlohmann::json& manifest) {
    const auto version = manifest.is_object() ? manifest.find("version") : manifest.end();
    return version != manifest.end() && version->is_number_integer() &&
           version->get<int>() < knowledge::oldestVersion;
}

BaseEntry readEntry(const std::filesystem::path& folder) {
    BaseEntry entry{folder};
    entry.bytes = bytesOf(folder);
    entry.manifest.name = folder.stem().string();
    const auto content = readFile(folder / manifestFile);
    if (!content) {
        entry.error = content.error();
        return entry;
    }
    auto json = parsedJson(*content);
    auto manifest = knowledge::manifestFromJson(json);
    if (manifest) {
        entry.manifest = std::move(*manifest);
        return entry;
    }
    entry.error = manifest.error();
    // An older format says most of it too: its name, and what to import again.
    if (!isOlder(json)) return entry;
    json["version"] = knowledge::formatVersion;
    if (auto older = knowledge::manifestFromJson(json)) entry.manifest = std::move(*older);
    return entry;
}

}  // namespace

std::vector<BaseEntry> listBases(const std::filesystem::path& data,
                                 const std::vector<std::string>& others) {
    std::vector<BaseEntry> all;
    std::error_code failed;
    // Hidden folders are imports at work.
    eachIn(data / "bases", [&](const std::filesystem::directory_entry& entry) {
        if (entry.is_directory(failed) && !entry.path().filename().string().starts_with('.') &&
            std::filesystem::exists(entry.path() / manifestFile, failed))
            all.push_back(readEntry(entry.path()));
    });
    for (const std::string& folder : others)
        if (std::filesystem::exists(std::filesystem::path(folder) / manifestFile, failed))
            all.push_back(readEntry(folder));
    std::ranges::sort(all, [](const BaseEntry& a, const BaseEntry& b) {
        const auto key = [](const BaseEntry& entry) {
            return std::pair(text::fold(entry.manifest.name), entry.folder.string());
        };
        return key(a) < key(b);
    });
    return all;
}

Result<std::filesystem::path> setAside(const std::filesystem::path& base) {
    const auto lock = knowledge::BaseLock::take(base);
    if (!lock) return lock.error();
    const std::string name = "." + base.filename().string();
    auto aside = base.parent_path() / (name + asideSuffix);
    std::error_code failed;
    for (int number = 2; std::filesystem::exists(aside, failed); ++number)
        aside = base.parent_path() / (name + "." + std::to_string(number) + asideSuffix);
    std::filesystem::rename(base, aside, failed);
    if (failed)
        return Error{ErrorKind::Io, say("Sentence", "The knowledge base cannot be deleted."),
                     failed.message()};
    return aside;
}

Result<void> putBack(const std::filesystem::path& aside, const std::filesystem::path& base) {
    std::error_code failed;
    if (std::filesystem::exists(base, failed))
        return Error{ErrorKind::Usage,
                     say("Sentence", "Another knowledge base has its place by now.")};
    std::filesystem::rename(aside, base, failed);
    if (failed)
        return Error{ErrorKind::Io, say("Sentence", "The knowledge base cannot be brought back."),
                     failed.message()};
    return {};
}

std::vector<std::filesystem::path> asideBases(const std::filesystem::path& data) {
    std::vector<std::filesystem::path> all;
    eachIn(data / "bases", [&](const std::filesystem::directory_entry& entry) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with('.') && name.ends_with(asideSuffix)) all.push_back(entry.path());
    });
    return all;
}

std::filesystem::path folderForName(const std::filesystem::path& data, const std::string& name) {
    std::vector<std::string> words;
    for (const text::Word& word : text::words(text::fold(name))) words.push_back(word.text);
    std::string stem = text::elide(text::join(words, "-"), 60);
    if (stem.empty()) stem = "base";
    const auto folder = data / "bases";
    auto free = folder / (stem + ".kb");
    std::error_code failed;
    for (int number = 2; std::filesystem::exists(free, failed); ++number)
        free = folder / (stem + "-" + std::to_string(number) + ".kb");
    return free;
}

}  // namespace tripletalk::workspace
