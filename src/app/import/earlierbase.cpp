// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/earlierbase.h"

#include "app/window/qttext.h"
#include "base/file.h"
#include "knowledge/manifest.h"

#include <nlohmann/json.hpp>

namespace tripletalk::app {

Result<EarlierBase> readEarlierBase(const std::filesystem::path& folder) {
    const auto rule = knowledge::privacyOf(folder);
    if (!rule) return rule.error();
    const auto text = readFile(folder / "manifest.json");
    if (!text) return text.error();
    // An older format has what we look for as well.
    const auto manifest = nlohmann::json::parse(*text, nullptr, false);
    if (!manifest.is_object())
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The knowledge base's manifest cannot be read."),
                     folder.string()};
    EarlierBase earlier{qs(manifest.value("name", "")), qs(knowledge::toString(*rule)),
                        qs(manifest.value("language", "")), QStringLiteral("none")};
    const auto embedders = manifest.find("embedders");
    if (embedders != manifest.end() && embedders->is_array() && !embedders->empty() &&
        embedders->front().is_object())
        earlier.embedder = qs(embedders->front().value("name", "none"));
    const auto report = readFile(folder / "report.json");
    if (!report) return earlier;
    const auto told = nlohmann::json::parse(*report, nullptr, false);
    const auto reading = told.is_object() ? told.find("reading") : told.end();
    if (reading == told.end() || !reading->is_object()) return earlier;  // of an older program
    // A base that had nothing wrong was perhaps to stop at it; now a person can be asked.
    if (reading->value("on_error", "") == "repair") earlier.onError = QStringLiteral("repair");
    earlier.baseIri = qs(reading->value("base", ""));
    return earlier;
}

}  // namespace tripletalk::app
