// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/explanationphrases.h"

#include <array>

namespace tripletalk::answering {

std::span<const char* const> explanationPhrases() {
    static constexpr std::array all{phrase::is,
                                    phrase::isNot,
                                    phrase::more,
                                    phrase::atLeast,
                                    phrase::less,
                                    phrase::atMost,
                                    phrase::after,
                                    phrase::from,
                                    phrase::before,
                                    phrase::until,
                                    phrase::between,
                                    phrase::notBetween,
                                    phrase::oneOf,
                                    phrase::noneOf,
                                    phrase::found,
                                    phrase::notFound,
                                    phrase::contains,
                                    phrase::begins,
                                    phrase::ends,
                                    phrase::matches,
                                    phrase::known,
                                    phrase::unknown,
                                    phrase::exists,
                                    phrase::existsNot,
                                    phrase::notSo,
                                    phrase::both,
                                    phrase::either,
                                    phrase::nameOf,
                                    phrase::ofThe,
                                    phrase::ofEach,
                                    phrase::forWhich,
                                    phrase::rowCount,
                                    phrase::countOf,
                                    phrase::differentOf,
                                    phrase::sum,
                                    phrase::average,
                                    phrase::median,
                                    phrase::smallest,
                                    phrase::largest,
                                    phrase::allOf,
                                    phrase::rank,
                                    phrase::within,
                                    phrase::yearOf,
                                    phrase::monthOf,
                                    phrase::orElse,
                                    phrase::resultOf,
                                    phrase::called,
                                    phrase::largestFirst,
                                    phrase::smallestFirst,
                                    phrase::fromZ,
                                    phrase::fromA,
                                    phrase::makeList,
                                    phrase::lookAtEach,
                                    phrase::lookAtList,
                                    phrase::lookAtQuery,
                                    phrase::takeIts,
                                    phrase::takeItsIfAny,
                                    phrase::takeAll,
                                    phrase::takeAllIfAny,
                                    phrase::join,
                                    phrase::joinWhere,
                                    phrase::joinIfAny,
                                    phrase::keep,
                                    phrase::group,
                                    phrase::keepGroups,
                                    phrase::show,
                                    phrase::showAll,
                                    phrase::once,
                                    phrase::addOnce,
                                    phrase::addAll,
                                    phrase::onlyAlso,
                                    phrase::without,
                                    phrase::again,
                                    phrase::sort,
                                    phrase::first,
                                    phrase::firstAfter,
                                    phrase::unread};
    return all;
}

std::string fillPhrase(std::string_view pattern, std::initializer_list<std::string_view> parts) {
    std::string filled;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool isPlace = pattern[at] == '%' && at + 1 < pattern.size();
        const auto part = isPlace ? static_cast<std::size_t>(pattern[at + 1] - '1') : parts.size();
        if (part < parts.size()) {
            filled += parts.begin()[part];
            ++at;
        } else {
            filled += pattern[at];
        }
    }
    return filled;
}

}  // namespace tripletalk::answering
