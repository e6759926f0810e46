// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/answer/toldresult.h"
#include "base/sentencejson.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <nlohmann/json.hpp>

/// Structs that list their members (events.h) as JSON, and back. Included by sources alone.
namespace tripletalk::answering::membersjson {

/// Stands for a struct's visitor where only the name of `members` is wanted.
struct AnyVisitor {
    void operator()(auto&&... member) const;
};

template <typename T>
concept Listed = requires {
    T::members(AnyVisitor());
};

template <typename T>
struct Inner {};
template <typename T>
struct Inner<std::vector<T>> {
    using Type = T;
};
template <typename T>
struct Inner<std::optional<T>> {
    using Type = T;
};
template <typename T>
concept List = std::same_as<T, std::vector<typename Inner<T>::Type>>;
template <typename T>
concept Optional = std::same_as<T, std::optional<typename Inner<T>::Type>>;

inline std::span<const std::string_view> namesOf(AnswerPart::Kind) { return partKindNames; }
inline std::span<const std::string_view> namesOf(AnswerPart::Of) { return partOfNames; }
template <typename T>
concept Named = std::is_enum_v<T> && requires(T value) {
    namesOf(value);
};

template <typename T>
bool isEmpty(const T& value) {
    if constexpr (Optional<T>)
        return !value;
    else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
        return value == T();
    else
        return value.empty();
}

template <typename T>
nlohmann::json written(const T& value);

/// Adds the members of a struct to an object.
template <Listed T>
void writeMembers(const T& from, nlohmann::json& into) {
    T::members(
        [&]<typename M, typename... IfAny>(const char* name, M T::*member, IfAny... /*ifAny*/) {
            if constexpr (sizeof...(IfAny) > 0)
                if (isEmpty(from.*member)) return;
            if constexpr (std::same_as<M, Sentence>)
                putSentence(into, name, from.*member);
            else
                into[name] = written(from.*member);
        });
}

template <typename T>
nlohmann::json written(const T& value) {
    if constexpr (Listed<T>) {
        nlohmann::json object = nlohmann::json::object();
        writeMembers(value, object);
        return object;
    } else if constexpr (List<T>) {
        nlohmann::json list = nlohmann::json::array();
        for (const auto& one : value) list.push_back(written(one));
        return list;
    } else if constexpr (Optional<T>) {
        return value ? written(*value) : nlohmann::json();
    } else if constexpr (std::same_as<T, AnswerStatus>) {
        return toString(value);
    } else if constexpr (Named<T>) {
        return namesOf(T())[static_cast<std::size_t>(value)];
    } else if constexpr (std::same_as<T, Error> || std::same_as<T, Source> ||
                         std::same_as<T, ToldResult>) {
        return toJson(value);
    } else {
        return value;
    }
}

template <typename T>
bool read(const nlohmann::json& from, T& into);

/// Reads the members of a struct from an object.
template <Listed T>
void readMembers(const nlohmann::json& from, T& into) {
    T::members([&]<typename M>(const char* name, M T::*member, auto... /*ifAny*/) {
        if constexpr (std::same_as<M, Sentence>)
            into.*member = sentenceAt(from, name);
        else if (const auto found = from.find(name); found != from.end())
            read(*found, into.*member);
    });
}

/// False if the JSON is of another type: `into` stays what it was, but for a list, which takes the
/// elements that are of its own.
template <typename T>
bool read(const nlohmann::json& from, T& into) {
    if constexpr (Listed<T>) {
        if (!from.is_object()) return false;
        readMembers(from, into);
    } else if constexpr (List<T>) {
        if (!from.is_array()) return false;
        for (const nlohmann::json& one : from)
            if (typename T::value_type element{}; read(one, element))
                into.push_back(std::move(element));
    } else if constexpr (Optional<T>) {
        if (typename T::value_type value{}; read(from, value)) into = std::move(value);
    } else if constexpr (std::same_as<T, AnswerStatus>) {
        if (!from.is_string()) return false;
        into = statusFromText(from.get_ref<const std::string&>());
    } else if constexpr (std::same_as<T, Error>) {
        if (!from.is_object()) return false;
        into = errorFromJson(from);
    } else if constexpr (std::same_as<T, Source>) {
        if (!from.is_object()) return false;
        into = sourceFromJson(from);
    } else if constexpr (Named<T>) {
        if (!from.is_string()) return false;
        const auto names = namesOf(T());
        const auto name = std::ranges::find(names, from.get_ref<const std::string&>());
        if (name == names.end()) return false;
        into = static_cast<T>(name - names.begin());
    } else if constexpr (std::same_as<T, ToldResult>) {
        if (!from.is_object()) return false;
        into = toldResultFromJson(from);
    } else if constexpr (std::same_as<T, std::string>) {
        if (!from.is_string()) return false;
        into = from.get_ref<const std::string&>();
    } else if constexpr (std::same_as<T, bool>) {
        if (!from.is_boolean()) return false;
        into = from.get<bool>();
    } else if constexpr (std::is_arithmetic_v<T>) {
        if (!from.is_number()) return false;
        const double number = from.get<double>();
        constexpr double most = static_cast<double>(std::numeric_limits<T>::max()) / 2;
        if (std::abs(number) > most) return false;  // it might not fit
        into = from.get<T>();
    } else {
        into = from;
    }
    return true;
}

}  // namespace tripletalk::answering::membersjson
