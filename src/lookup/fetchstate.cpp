// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/fetchstate.h"

#include "base/file.h"
#include "base/jsontext.h"

#include <nlohmann/json.hpp>

namespace tripletalk::lookup {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {
constexpr int stateVersion = 1;
constexpr const char* stateFile = "state.json";
}  // namespace

FetchState FetchState::read(const fs::path& folder) {
    auto text = readFile(folder / stateFile);
    if (!text) return {};
    try {
        const json read = parsedJson(*text);
        FetchState state;
        if (read.at("version") != stateVersion) return {};
        read.at("of").get_to(state.of);
        read.at("triples").get_to(state.triples);
        const auto step = read.at("step").get<unsigned>();
        if (step > fetchSteps) return {};
        state.step = static_cast<FetchStep>(step);
        read.at("last").get_to(state.last);
        read.at("offset").get_to(state.offset);
        read.at("by_offset").get_to(state.byOffset);
        read.at("bytes").get_to(state.bytes);
        return state;
    } catch (const json::exception&) {
        return {};
    }
}

Result<void> FetchState::write(const fs::path& folder) const {
    const json all{{"version", stateVersion},
                   {"of", of},
                   {"triples", triples},
                   {"step", static_cast<unsigned>(step)},
                   {"last", last},
                   {"offset", offset},
                   {"by_offset", byOffset},
                   {"bytes", bytes}};
    return writeFileAtomically(folder / stateFile, jsonText(all, 1) + "\n");
}

fs::path FetchState::recordsFile(const fs::path& folder, FetchStep step) {
    constexpr std::array<const char*, fetchSteps> names{"properties", "subjects", "objects",
                                                        "property-things", "entity-things"};
    return folder / (std::string(names.at(static_cast<std::size_t>(step))) + ".records");
}

}  // namespace tripletalk::lookup
