// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/sample.h"

#include <charconv>
#include <iostream>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view usage =
    "Usage: tripletalk-sample --out DIR [--seed N] [--triples N] [--vocabulary cars|music]\n"
    "Writes sample.ttl and, for the default size of 3440 triples, questions and documents.\n";

template <typename T>
bool readNumber(std::string_view text, T& value) {
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    return failed == std::errc() && end == text.data() + text.size();
}

bool readOption(std::string_view name, std::string_view value,
                tripletalk::sample::SampleOptions& options) {
    if (name == "--out")
        options.out = value;
    else if (name == "--vocabulary")
        options.vocabulary = value;
    else if (name == "--seed")
        return readNumber(value, options.seed);
    else if (name == "--triples")
        return readNumber(value, options.triples);
    else
        return false;
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    tripletalk::sample::SampleOptions options;
    bool understood = arguments.size() % 2 == 0;
    for (std::size_t i = 0; understood && i < arguments.size(); i += 2)
        understood = readOption(arguments[i], arguments[i + 1], options);
    if (!understood || options.out.empty()) {
        std::cerr << usage;
        return 2;
    }
    if (const auto written = tripletalk::sample::writeSample(options); !written) {
        std::cerr << written.error().toText() << '\n';
        return written.error().kind == tripletalk::ErrorKind::Usage ? 2 : 1;
    }
    return 0;
}
