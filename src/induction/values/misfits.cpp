// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/misfits.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {
constexpr std::size_t mostMisfits = 5;
constexpr std::size_t misfitBytes = 120;
}  // namespace

void Misfits::add(std::string_view text, std::int64_t times) {
    count += times;
    if (samples.size() == mostMisfits) return;
    std::string sample = text::elide(text, misfitBytes);
    if (std::find(samples.begin(), samples.end(), sample) == samples.end())
        samples.push_back(std::move(sample));
}

}  // namespace tripletalk::induction
