// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/options.h"

#include <algorithm>
#include <charconv>

namespace tripletalk::cli {

Result<Options> Options::parse(const std::vector<std::string>& words,
                               const std::vector<OptionSpec>& specs) {
    Options options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            options.m_rest.insert(options.m_rest.end(),
                                  words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        if (!word.starts_with("--")) {
            options.m_rest.push_back(word);
            continue;
        }
        const auto equals = word.find('=');
        const std::string name =
            word.substr(2, equals == std::string::npos ? std::string::npos : equals - 2);
        const auto spec = std::find_if(specs.begin(), specs.end(),
                                       [&](const OptionSpec& s) { return s.name == name; });
        if (spec == specs.end())
            return Error{ErrorKind::Usage,
                         say("Sentence", "There is no option --%1 here.").arg(name)};
        if (spec->value.empty()) {
            if (equals != std::string::npos)
                return Error{ErrorKind::Usage,
                             say("Sentence", "The option --%1 takes no value.").arg(name)};
            options.m_values[name].emplace_back();
        } else if (equals != std::string::npos) {
            options.m_values[name].push_back(word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            options.m_values[name].push_back(words[++i]);
        } else {
            return Error{
                ErrorKind::Usage,
                say("Sentence", "The option --%1 needs a value: %2.").arg(name, spec->value)};
        }
    }
    for (const OptionSpec& spec : specs)
        if (spec.required && !options.has(spec.name))
            return Error{
                ErrorKind::Usage,
                say("Sentence", "The option --%1 %2 is missing.").arg(spec.name, spec.value)};
    return options;
}

std::string Options::get(const std::string& name, const std::string& fallback) const {
    return find(name).value_or(fallback);
}

std::optional<std::string> Options::find(const std::string& name) const {
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::nullopt : std::optional(found->second.back());
}

std::vector<std::string> Options::all(const std::string& name) const {
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

Result<int> Options::number(const std::string& name, int fallback, int low, int high) const {
    const auto text = find(name);
    if (!text) return fallback;
    int value = 0;
    const auto [end, failed] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (failed != std::errc() || end != text->data() + text->size() || value < low || value > high)
        return Error{
            ErrorKind::Usage,
            say("Sentence", "The option --%1 takes a whole number from %2 to %3, not \"%4\".")
                .arg(name, low, high, *text)};
    return value;
}

}  // namespace tripletalk::cli
