// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering::checks {

/// What a check of a query or of its result found. Kinds and the members of `data`:
/// - of LiteralRepair: "repaired" {table, column, before, after}, "unknown_value" {table, column,
///   text};
/// - "ties" {limit, rows, at_least}: `query` lists all;
/// - "none" {parts: [{sql, rows}]}: no row, and each condition and join alone has some: an answer;
/// - "nothing": no row, of a query in SPARQL;
/// - "empty_part" {sql}: no row, since this condition or join alone has none;
/// - "shared_name" {table, column, names: […]}, "repeated_rows" {table, rows, distinct},
///   "nulls_first" {sql}, "all_null" {column}, "first_of_several"
///   {table, column, all}, "no_table", "cut" {limit, rows, at_least},
///   "truncated" {rows};
/// - parts of the question that the query may leave out: "unused_words" {words}, "unused_number"
///   {number}, "not_counted", "not_aggregated" {words}, "not_ranked" {words}, "not_grouped"
///   {words}, "not_negated" {words}, "not_limited" {words}, "other_order" {words}, "other_function"
///   {words};
/// - "not_joined" {tables}: each row of one stands beside all rows of the other.
struct Finding {
    std::string kind;
    bool sendBack = false;      ///< the query should be written anew before it is believed
    int source = 0;             ///< the query's source; 0 before it has run
    std::string forModel = {};  ///< what to do, with nothing in it but the query's own words
    std::vector<std::string> values =
        {};                      ///< lines of the base's data, to stand between data marks
    std::string forPerson = {};  ///< one sentence
    std::string query = {};      ///< a query that mends it without the model, if there is one
    nlohmann::json data = nlohmann::json::object();

    static void members(auto&& with) {
        with("kind", &Finding::kind);
        with("send_back", &Finding::sendBack);
        with("source", &Finding::source);
        with("for_model", &Finding::forModel);
        with("values", &Finding::values);
        with("for_person", &Finding::forPerson);
        with("query", &Finding::query);
        with("data", &Finding::data);
    }
};

/// `forModel` and the values between data marks.
std::string promptText(const Finding& finding);

}  // namespace tripletalk::answering::checks
