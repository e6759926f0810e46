// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/functions.h"

#include "base/text.h"
#include "sqlite/aggregates.h"
#include "sqlite/arguments.h"
#include "sqlite/carriederror.h"
#include "sqlite/dates.h"
#include "sqlite/format.h"
#include "sqlite/patterns.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <unordered_set>

#include <sqlite3.h>

namespace tripletalk::sqlite {

namespace {

using Function = void (*)(Context*, int, Arguments);

const StopCheck* stopOf(Context* context) {
    return static_cast<const StopCheck*>(sqlite3_user_data(context));
}

/// text -> text, NULL for NULL.
template <std::string (*convert)(std::string_view)>
void mapText(Context* context, int, Arguments arguments) {
    if (!isNull(arguments[0])) setText(context, convert(textOf(arguments[0])));
}

void like(Context* context, int count, Arguments arguments) {
    char32_t escape = 0;
    if (count == 3) {
        if (isNull(arguments[2])) return;
        const auto text = textOf(arguments[2]);
        const char* at = text.data();
        if (!text.empty()) escape = nextCharacter(at, text.data() + text.size());
        if (text.empty() || at != text.data() + text.size())
            return setError(
                context, {ErrorKind::Syntax, say("Sentence", "ESCAPE needs a single character.")});
    }
    if (isNull(arguments[0]) || isNull(arguments[1])) return;
    const auto pattern = textOf(arguments[0]);
    if (pattern.size() >
        static_cast<std::size_t>(limitOf(context, SQLITE_LIMIT_LIKE_PATTERN_LENGTH)))
        return setError(
            context, {ErrorKind::Limit,
                      say("Sentence", "A LIKE or GLOB pattern is too long: use a shorter one.")});
    const auto matched = matchesLike(textOf(arguments[1]), pattern, escape, stopOf(context));
    if (!matched) return sqlite3_result_error_code(context, SQLITE_INTERRUPT);
    sqlite3_result_int(context, *matched ? 1 : 0);
}

void regexp(Context* context, int, Arguments arguments) {
    if (isNull(arguments[0]) || isNull(arguments[1])) return;
    const auto* regex = static_cast<const Regex*>(sqlite3_get_auxdata(context, 0));
    std::unique_ptr<Regex> compiled;
    if (!regex) {
        auto result = Regex::compile(textOf(arguments[0]));
        if (!result) return setError(context, result.error());
        compiled = std::make_unique<Regex>(std::move(*result));
        regex = compiled.get();
    }
    const auto matched = regex->matches(textOf(arguments[1]), stopOf(context));
    if (!matched)
        setError(context, matched.error());
    else
        sqlite3_result_int(context, *matched ? 1 : 0);
    // Last, since SQLite may destroy the value at once.
    if (compiled)
        sqlite3_set_auxdata(context, 0, compiled.release(),
                            [](void* held) { delete static_cast<Regex*>(held); });
}

void same(Context* context, int, Arguments arguments) {
    if (isNull(arguments[0]) || isNull(arguments[1])) return;
    sqlite3_result_int(
        context, text::fold(textOf(arguments[0])) == text::fold(textOf(arguments[1])) ? 1 : 0);
}

/// Sorting asks for very many comparisons, and SQLite does not look at its clock between them: once
/// the query shall stop, the cheapest order that is one will do.
int compareFolded(void* data, int lengthA, const void* dataA, int lengthB, const void* dataB) {
    const std::string_view a(static_cast<const char*>(dataA), static_cast<std::size_t>(lengthA));
    const std::string_view b(static_cast<const char*>(dataB), static_cast<std::size_t>(lengthB));
    const auto* stop = static_cast<const StopCheck*>(data);
    if (stop && (*stop)()) return a.compare(b);
    return text::fold(a).compare(text::fold(b));
}

void concat(Context* context, int count, Arguments arguments) {
    std::string text;
    for (int i = 0; i < count; ++i)
        if (!append(context, text, textOf(arguments[i]))) return;
    setText(context, text);
}

void concatWithSeparator(Context* context, int count, Arguments arguments) {
    if (count < 2)
        return setError(context, {ErrorKind::Syntax,
                                  say("Sentence", "CONCAT_WS needs a separator and values.")});
    if (isNull(arguments[0])) return;
    std::string text;
    bool first = true;
    for (int i = 1; i < count; ++i) {
        if (isNull(arguments[i])) continue;
        if (!first && !append(context, text, textOf(arguments[0]))) return;
        if (!append(context, text, textOf(arguments[i]))) return;
        first = false;
    }
    setText(context, text);
}

/// SQLite's own order: numbers before texts before blobs.
int compare(sqlite3_value* a, sqlite3_value* b) {
    const auto rank = [](int type) {
        return type == SQLITE_BLOB ? 2 : type == SQLITE_TEXT ? 1 : 0;
    };
    const int typeA = sqlite3_value_type(a);
    const int typeB = sqlite3_value_type(b);
    if (rank(typeA) != rank(typeB)) return rank(typeA) - rank(typeB);
    if (rank(typeA) > 0) return textOf(a).compare(textOf(b));
    if (typeA == SQLITE_INTEGER && typeB == SQLITE_INTEGER) {
        const auto x = sqlite3_value_int64(a);
        const auto y = sqlite3_value_int64(b);
        return x < y ? -1 : x > y ? 1 : 0;
    }
    const double x = sqlite3_value_double(a);
    const double y = sqlite3_value_double(b);
    return x < y ? -1 : x > y ? 1 : 0;
}

template <int sign>
void extreme(Context* context, int count, Arguments arguments) {
    sqlite3_value* best = nullptr;
    for (int i = 0; i < count; ++i)
        if (!isNull(arguments[i]) && (!best || compare(arguments[i], best) * sign > 0))
            best = arguments[i];
    if (best) sqlite3_result_value(context, best);
}

/// LEFT(text, n) and RIGHT(text, n) in characters; a negative n means all but that many.
template <bool left>
void side(Context* context, int, Arguments arguments) {
    if (isNull(arguments[0]) || isNull(arguments[1])) return;
    const auto text = textOf(arguments[0]);
    const char* const end = text.data() + text.size();
    std::int64_t length = 0;
    for (const char* at = text.data(); at < end; ++length) nextCharacter(at, end);
    const std::int64_t wanted = sqlite3_value_int64(arguments[1]);
    const std::int64_t kept = std::clamp<std::int64_t>(
        wanted < 0 ? length + std::max(wanted, -length) : wanted, 0, length);
    const char* cut = text.data();
    for (std::int64_t i = 0; i < (left ? kept : length - kept); ++i) nextCharacter(cut, end);
    const auto border = static_cast<std::size_t>(cut - text.data());
    setText(context, left ? text.substr(0, border) : text.substr(border));
}

/// Linear in the text's length whatever the two are, unlike std::string_view::find.
std::size_t findText(std::string_view text, std::string_view wanted, std::size_t from) {
    const void* found =
        memmem(text.data() + from, text.size() - from, wanted.data(), wanted.size());
    return found ? static_cast<std::size_t>(static_cast<const char*>(found) - text.data())
                 : std::string_view::npos;
}

void replaceText(Context* context, int, Arguments arguments) {
    if (isNull(arguments[0]) || isNull(arguments[1]) || isNull(arguments[2])) return;
    const auto text = textOf(arguments[0]);
    const auto from = textOf(arguments[1]);
    const auto to = textOf(arguments[2]);
    if (from.empty()) return setText(context, text);
    std::string replaced;
    std::size_t begin = 0;
    for (auto at = findText(text, from, 0); at != std::string_view::npos;
         at = findText(text, from, begin)) {
        if (!append(context, replaced, text.substr(begin, at - begin)) ||
            !append(context, replaced, to))
            return;
        begin = at + from.size();
    }
    if (append(context, replaced, text.substr(begin))) setText(context, replaced);
}

void position(Context* context, int, Arguments arguments) {
    if (isNull(arguments[0]) || isNull(arguments[1])) return;
    const bool bytes = sqlite3_value_type(arguments[0]) == SQLITE_BLOB &&
                       sqlite3_value_type(arguments[1]) == SQLITE_BLOB;
    const auto text = textOf(arguments[0]);
    const auto found = findText(text, textOf(arguments[1]), 0);
    if (found == std::string_view::npos) return sqlite3_result_int(context, 0);
    std::int64_t before = static_cast<std::int64_t>(found);
    if (!bytes) {
        before = 0;
        for (const char* at = text.data(); at < text.data() + found; ++before)
            nextCharacter(at, text.data() + found);
    }
    sqlite3_result_int64(context, before + 1);
}

template <bool left, bool right>
void trimText(Context* context, int count, Arguments arguments) {
    if (isNull(arguments[0]) || (count == 2 && isNull(arguments[1]))) return;
    auto text = textOf(arguments[0]);
    std::unordered_set<std::string_view> dropped;
    const auto characters = count == 2 ? textOf(arguments[1]) : std::string_view(" ");
    const char* const end = characters.data() + characters.size();
    for (const char* at = characters.data(); at < end;) {
        const char* const begin = at;
        nextCharacter(at, end);
        dropped.insert(std::string_view(begin, static_cast<std::size_t>(at - begin)));
    }
    while (left && !text.empty()) {
        const char* at = text.data();
        nextCharacter(at, text.data() + text.size());
        const auto width = static_cast<std::size_t>(at - text.data());
        if (!dropped.contains(text.substr(0, width))) break;
        text.remove_prefix(width);
    }
    while (right && !text.empty()) {
        std::size_t width = 1;
        while (width < 4 && width < text.size() &&
               (static_cast<unsigned char>(text[text.size() - width]) & 0xC0) == 0x80)
            ++width;
        if (!dropped.contains(text.substr(text.size() - width))) break;
        text.remove_suffix(width);
    }
    setText(context, text);
}

struct Entry {
    const char* name;
    int arguments;
    Function function;
};

constexpr Entry entries[] = {
    {"lower", 1, mapText<text::toLower>},
    {"upper", 1, mapText<text::toUpper>},
    {"fold", 1, mapText<text::fold>},
    {"same", 2, same},
    {"like", 2, like},
    {"like", 3, like},
    {"regexp", 2, regexp},
    {"concat", -1, concat},
    {"concat_ws", -1, concatWithSeparator},
    {"greatest", -1, extreme<1>},
    {"least", -1, extreme<-1>},
    {"left", 2, side<true>},
    {"right", 2, side<false>},
    {"year", 1, yearOf},
    {"month", 1, monthOf},
    {"day", 1, dayOf},
    {"datediff", 2, daysBetween},
    {"format", -1, formatText},
    {"printf", -1, formatText},
    {"replace", 3, replaceText},
    {"instr", 2, position},
    {"trim", 1, trimText<true, true>},
    {"trim", 2, trimText<true, true>},
    {"ltrim", 1, trimText<true, false>},
    {"ltrim", 2, trimText<true, false>},
    {"rtrim", 1, trimText<false, true>},
    {"rtrim", 2, trimText<false, true>},
};

}  // namespace

Result<void> registerFunctions(sqlite3* database, const StopCheck* stop) {
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    for (const auto& entry : entries)
        if (sqlite3_create_function_v2(database, entry.name, entry.arguments, flags,
                                       const_cast<StopCheck*>(stop), entry.function, nullptr,
                                       nullptr, nullptr) != SQLITE_OK)
            return Error{ErrorKind::Internal,
                         say("Sentence", "The database's functions cannot be set up."),
                         sqlite3_errmsg(database)};
    if (sqlite3_create_collation_v2(database, "fold", SQLITE_UTF8, const_cast<StopCheck*>(stop),
                                    compareFolded, nullptr) != SQLITE_OK)
        return Error{ErrorKind::Internal,
                     say("Sentence", "The database's collation cannot be set up."),
                     sqlite3_errmsg(database)};
    return registerAggregates(database);
}

}  // namespace tripletalk::sqlite
