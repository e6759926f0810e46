// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/functiontable.h"

#include <algorithm>
#include <array>

namespace tripletalk::sparql {

namespace {

constexpr std::size_t any = FunctionEntry::any;

constexpr auto table = std::to_array<FunctionEntry>({
    {Function::Str, "STR", 1, 1},
    {Function::Lang, "LANG", 1, 1},
    {Function::LangMatches, "LANGMATCHES", 2, 2},
    {Function::Datatype, "DATATYPE", 1, 1},
    {Function::Bound, "BOUND", 1, 1},
    {Function::Iri, "IRI", 1, 1},
    {Function::Iri, "URI", 1, 1},
    {Function::BNode, "BNODE", 0, 1},
    {Function::StrLang, "STRLANG", 2, 2},
    {Function::StrDt, "STRDT", 2, 2},
    {Function::Uuid, "UUID", 0, 0},
    {Function::StrUuid, "STRUUID", 0, 0},
    {Function::Abs, "ABS", 1, 1},
    {Function::Ceil, "CEIL", 1, 1},
    {Function::Floor, "FLOOR", 1, 1},
    {Function::Round, "ROUND", 1, 1},
    {Function::Rand, "RAND", 0, 0},
    {Function::Concat, "CONCAT", 0, any},
    {Function::StrLen, "STRLEN", 1, 1},
    {Function::UCase, "UCASE", 1, 1},
    {Function::LCase, "LCASE", 1, 1},
    {Function::EncodeForUri, "ENCODE_FOR_URI", 1, 1},
    {Function::Contains, "CONTAINS", 2, 2},
    {Function::StrStarts, "STRSTARTS", 2, 2},
    {Function::StrEnds, "STRENDS", 2, 2},
    {Function::StrBefore, "STRBEFORE", 2, 2},
    {Function::StrAfter, "STRAFTER", 2, 2},
    {Function::Substr, "SUBSTR", 2, 3},
    {Function::Replace, "REPLACE", 3, 4},
    {Function::Regex, "REGEX", 2, 3},
    {Function::Year, "YEAR", 1, 1},
    {Function::Month, "MONTH", 1, 1},
    {Function::Day, "DAY", 1, 1},
    {Function::Hours, "HOURS", 1, 1},
    {Function::Minutes, "MINUTES", 1, 1},
    {Function::Seconds, "SECONDS", 1, 1},
    {Function::Timezone, "TIMEZONE", 1, 1},
    {Function::Tz, "TZ", 1, 1},
    {Function::Now, "NOW", 0, 0},
    {Function::Md5, "MD5", 1, 1},
    {Function::Sha1, "SHA1", 1, 1},
    {Function::Sha256, "SHA256", 1, 1},
    {Function::Sha384, "SHA384", 1, 1},
    {Function::Sha512, "SHA512", 1, 1},
    {Function::Coalesce, "COALESCE", 0, any},
    {Function::If, "IF", 3, 3},
    {Function::SameTerm, "SAMETERM", 2, 2},
    {Function::IsIri, "ISIRI", 1, 1},
    {Function::IsIri, "ISURI", 1, 1},
    {Function::IsBlank, "ISBLANK", 1, 1},
    {Function::IsLiteral, "ISLITERAL", 1, 1},
    {Function::IsNumeric, "ISNUMERIC", 1, 1},
    {Function::Count, "COUNT", 0, 1, true},
    {Function::Sum, "SUM", 1, 1, true},
    {Function::Min, "MIN", 1, 1, true},
    {Function::Max, "MAX", 1, 1, true},
    {Function::Avg, "AVG", 1, 1, true},
    {Function::Sample, "SAMPLE", 1, 1, true},
    {Function::GroupConcat, "GROUP_CONCAT", 1, 1, true},
});

}  // namespace

std::span<const FunctionEntry> functionTable() { return table; }

const FunctionEntry* findFunction(std::string_view name) {
    const auto found = std::ranges::find_if(table, [&](const FunctionEntry& entry) {
        return std::ranges::equal(entry.name, name, [](char a, char b) {
            return a == (b >= 'a' && b <= 'z' ? b - 32 : b);
        });
    });
    return found == table.end() ? nullptr : &*found;
}

const FunctionEntry* findFunction(Function function) {
    const auto found = std::ranges::find(table, function, &FunctionEntry::function);
    return found == table.end() ? nullptr : &*found;
}

}  // namespace tripletalk::sparql
