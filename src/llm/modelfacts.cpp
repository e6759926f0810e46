// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelfacts.h"

#include "base/text.h"
#include "llm/jsonfields.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

int windowOf(std::int64_t tokens) {
    return static_cast<int>(std::clamp<std::int64_t>(tokens, 0, std::numeric_limits<int>::max()));
}

}  // namespace

std::int64_t parametersIn(std::string_view size) {
    if (size.empty()) return 0;
    const char unit = size.back();
    const double factor = unit == 'K' ? 1e3 : unit == 'M' ? 1e6 : unit == 'B' ? 1e9 : 0;
    double number = 0;
    const bool isNumber = text::parseNumber(size.substr(0, size.size() - 1), number);
    if (!isNumber || !(number > 0) || number > 1e6) return 0;
    return std::llround(number * factor);
}

ModelFacts factsOfListed(const json& entry) {
    const json& meta = field(entry, "meta");
    ModelFacts facts{numberField(meta, "n_params"), windowOf(numberField(meta, "n_ctx_train"))};
    for (const char* name : {"max_model_len", "loaded_context_length", "max_context_length",
                             "context_length", "context_window"})
        if (facts.window == 0) facts.window = windowOf(numberField(entry, name));
    if (facts.parameters <= 0)
        facts.parameters = parametersIn(textField(field(entry, "details"), "parameter_size"));
    return facts;
}

ModelFacts factsOfShown(const json& shown) {
    ModelFacts facts;
    const json& info = field(shown, "model_info");
    if (!info.is_object()) return facts;
    facts.parameters = std::max<std::int64_t>(numberField(info, "general.parameter_count"), 0);
    const std::string key = textField(info, "general.architecture") + ".context_length";
    facts.window = windowOf(numberField(info, key));
    return facts;
}

ModelFacts factsOfProps(const json& props) {
    return {0, windowOf(numberField(field(props, "default_generation_settings"), "n_ctx"))};
}

ModelFacts joined(const ModelFacts& one, const ModelFacts& other) {
    return {other.parameters > 0 ? other.parameters : one.parameters,
            other.window > 0 ? other.window : one.window};
}

}  // namespace tripletalk::llm
