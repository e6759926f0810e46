// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/journal.h"

#include "base/ascii.h"
#include "base/file.h"
#include "base/folder.h"
#include "base/jsontext.h"

#include <algorithm>

namespace tripletalk::evaluation {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

bool sameConversation(const Record& one, const Record& other) {
    return one.questions == other.questions && one.configuration == other.configuration &&
           one.repeat == other.repeat && one.conversation == other.conversation;
}

/// The answer tells of the network, not of the configuration.
bool couldNotAsk(const Record& record) {
    if (record.timedOut || !record.answer.is_object()) return false;
    const json error = record.answer.value("error", json());
    if (!error.is_object()) return false;
    const std::string kind = error.value("kind", "");
    return kind == toString(ErrorKind::Network) || kind == toString(ErrorKind::Server) ||
           kind == toString(ErrorKind::Timeout);
}

}  // namespace

fs::path Journal::fileOf(const std::string& configuration) const {
    std::string name;
    for (const char c : configuration) {
        const bool plain = ascii::isLetterOrDigit(c) || c == '.';
        if (plain)
            name += c;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    return m_folder / (name + ".jsonl");
}

Result<void> Journal::open(const std::string& configuration, const json& settings, bool resume) {
    if (m_folder.empty()) return {};
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed) return ioError(say("Sentence", "Making \"%1\" failed."), m_folder);
    const fs::path file = fileOf(configuration);
    if (!fs::exists(file)) return {};
    auto records = readRecords(file);
    if (!records) return records.error();
    if (!records->empty() && !resume)
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "The folder already holds answers of \"%1\": go on with --resume, or "
                         "choose another folder.")
                         .arg(configuration),
                     file.string()};
    for (const Record& record : *records)
        if (record.settings != settings)
            return Error{ErrorKind::Usage,
                         say("Sentence",
                             "The folder holds answers of \"%1\" with other settings: choose "
                             "another folder.")
                             .arg(configuration),
                         file.string() + ": " + jsonText(record.settings)};
    // Half a line, if there is one, goes before the next is added to it.
    if (auto written = writeRecords(file, *records); !written) return written;
    m_kept.insert(m_kept.end(), records->begin(), records->end());
    return {};
}

Result<std::vector<Record>> Journal::keptTurns(const std::vector<Record>& conversation) {
    std::vector<Record> kept;
    for (const Record& asked : conversation) {
        const auto found = std::ranges::find_if(m_kept, [&](const Record& record) {
            return sameConversation(record, asked) && record.turn == asked.turn;
        });
        const bool usable =
            found != m_kept.end() && found->question == asked.question && !couldNotAsk(*found);
        if (!usable) {
            if (auto dropped = drop(asked); !dropped) return dropped.error();
            break;
        }
        kept.push_back(*found);
    }
    return kept;
}

Result<void> Journal::drop(const Record& first) {
    const auto dropped = std::erase_if(m_kept, [&](const Record& record) {
        return sameConversation(record, first) && record.turn >= first.turn;
    });
    if (dropped == 0) return {};
    std::vector<Record> left;
    std::ranges::copy_if(m_kept, std::back_inserter(left), [&](const Record& record) {
        return record.configuration == first.configuration;
    });
    return writeRecords(fileOf(first.configuration), left);
}

Result<void> Journal::add(const Record& record) {
    if (m_folder.empty()) return {};
    const std::lock_guard lock(m_mutex);
    return appendRecord(fileOf(record.configuration), record);
}

Result<std::vector<Record>> readFolder(const fs::path& folder) {
    std::vector<fs::path> files;
    eachIn(folder, [&](const fs::directory_entry& entry) {
        if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
    });
    std::ranges::sort(files);
    std::vector<Record> all;
    for (const auto& file : files) {
        auto records = readRecords(file);
        if (!records) return records.error();
        std::ranges::move(*records, std::back_inserter(all));
    }
    if (all.empty())
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The folder holds no answers of an evaluation."),
                     folder.string()};
    return all;
}

}  // namespace tripletalk::evaluation
