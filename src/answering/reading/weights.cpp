// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/rules.h"
#include "answering/readingweights.h"

#include <nlohmann/json.hpp>

namespace tripletalk::answering::reading {

const Weights& Weights::fitted() {
    static const Weights known = [] {
        Weights weights;
        const nlohmann::json file = nlohmann::json::parse(weightsData);
        for (const auto& [name, value] : file.at("weights").items())
            weights.m_weights[name] = value;
        return weights;
    }();
    return known;
}

double Weights::of(const std::string& feature) const {
    const auto at = m_weights.find(feature);
    return at == m_weights.end() ? 0 : at->second;
}

}  // namespace tripletalk::answering::reading
