// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/earlierbase.h"

#include "app/window/qttext.h"
#include "base/file.h"
#include "base/jsontext.h"
#include "knowledge/manifest.h"

#include <nlohmann/json.hpp>

namespace tripletalk::app {

Result<EarlierBase> readEarlierBase(const std::filesystem::path& folder) {
    const auto rule = knowledge::privacyOf(folder);
    if (!rule) return rule.error();
    const auto text = readFile(folder / "manifest.json");
    if (!text) return text.error();
    // An older format has what we look for as well.
    const auto manifest = parsedJson(*text);
    if (!manifest.is_object())
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The knowledge base's manifest cannot be read."),
                     folder.string()};
    EarlierBase earlier{qs(memberOr(manifest, "name", std::string())),
                        qs(knowledge::toString(*rule)),
                        qs(memberOr(manifest, "language", std::string())), QStringLiteral("none")};
    if (const auto& embedders = elementsOf(manifest, "embedders"); !embedders.empty())
        earlier.embedder = qs(memberOr(embedders.front(), "name", std::string("none")));
    const auto report = readFile(folder / "report.json");
    if (!report) return earlier;
    const auto reading = memberOr(parsedJson(*report), "reading", nlohmann::json());
    // A base that had nothing wrong was perhaps to stop at it; now a person can be asked.
    if (memberOr(reading, "on_error", std::string()) == "repair")
        earlier.onError = QStringLiteral("repair");
    earlier.baseIri = qs(memberOr(reading, "base", std::string()));
    return earlier;
}

}  // namespace tripletalk::app
