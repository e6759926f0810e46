// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/results/answercollector.h"
#include "sparql/results/resultreader.h"

#include <nlohmann/json.hpp>

namespace tripletalk::sparql {

namespace {

using nlohmann::json;

/// Follows the text through the few places that the format has; members that it does not name are
/// passed over.
class JsonResults : public nlohmann::json_sax<json> {
  public:
    explicit JsonResults(AnswerCollector& answer) : m_answer(answer) {}

    bool key(string_t& name) override {
        m_key = name;
        return true;
    }

    bool start_object(std::size_t) override {
        if (m_skipped > 0) return skip();
        switch (m_place) {
            case Place::Before:
                return enter(Place::Top);
            case Place::Top:
                if (m_key == "head") return enter(Place::Head);
                return m_key == "results" ? enter(Place::Results) : skip();
            case Place::Bindings:
                return m_answer.beginSolution() && enter(Place::Solution);
            case Place::Solution:
                m_variable = m_key;
                m_cell = {};
                return enter(Place::Cell);
            case Place::Cell:
                return m_answer.fail("a value that is an object");
            case Place::Head:
            case Place::Results:
                return skip();
            default:
                return misplaced();
        }
    }

    bool end_object() override {
        if (m_skipped > 0) return unskip();
        switch (m_place) {
            case Place::Cell: {
                if (!m_cell.value) return m_answer.fail("a term without a value");
                auto term = m_answer.term(m_cell.type, *std::move(m_cell.value),
                                          std::move(m_cell.datatype), m_cell.language);
                return term && m_answer.bind(m_variable, *std::move(term)) &&
                       enter(Place::Solution);
            }
            case Place::Solution:
                return m_answer.endSolution() && enter(Place::Bindings);
            default:
                return enter(Place::Top);
        }
    }

    bool start_array(std::size_t) override {
        if (m_skipped > 0) return skip();
        if (m_place == Place::Head && m_key == "vars") return enter(Place::Variables);
        if (m_place == Place::Results && m_key == "bindings")
            return m_answer.solutions() && enter(Place::Bindings);
        const bool unknown =
            m_place == Place::Top || m_place == Place::Head || m_place == Place::Results;
        return unknown ? skip() : misplaced();
    }

    bool end_array() override {
        if (m_skipped > 0) return unskip();
        if (m_place == Place::Bindings) return enter(Place::Results);
        return m_answer.declared() && enter(Place::Head);
    }

    bool string(string_t& text) override {
        if (m_skipped > 0) return true;
        if (m_place == Place::Variables) return m_answer.declare(text);
        if (m_place != Place::Cell) return scalar();
        if (m_key == "type") m_cell.type = text;
        if (m_key == "value") m_cell.value = text;
        if (m_key == "datatype") m_cell.datatype = text;
        if (m_key == "xml:lang") m_cell.language = text;
        return true;
    }

    bool boolean(bool value) override {
        if (m_skipped == 0 && m_place == Place::Top && m_key == "boolean")
            return m_answer.truth(value);
        return scalar();
    }
    bool null() override { return scalar(); }
    bool number_integer(number_integer_t) override { return scalar(); }
    bool number_unsigned(number_unsigned_t) override { return scalar(); }
    bool number_float(number_float_t, const string_t&) override { return scalar(); }
    bool binary(binary_t&) override { return scalar(); }

    bool parse_error(std::size_t, const std::string&,
                     const nlohmann::detail::exception& error) override {
        return m_answer.fail(error.what());
    }

  private:
    enum class Place { Before, Top, Head, Variables, Results, Bindings, Solution, Cell };
    struct Cell {
        std::string type = {};
        std::optional<std::string> value = {};
        std::string datatype = {};
        std::string language = {};
    };

    bool enter(Place place) {
        m_place = place;
        return true;
    }
    bool skip() {
        ++m_skipped;
        return true;
    }
    bool unskip() {
        --m_skipped;
        return true;
    }
    bool misplaced() { return m_answer.fail("something else where a value belongs"); }
    /// A value of no meaning here, which may stand where members do that the format does not name.
    bool scalar() {
        const bool unknown = m_skipped > 0 || m_place == Place::Top || m_place == Place::Head ||
                             m_place == Place::Results;
        const bool named =
            m_skipped == 0 && (m_key == "vars" || m_key == "bindings" || m_key == "head" ||
                               m_key == "results" || (m_key == "boolean" && m_place == Place::Top));
        return unknown && !named ? true : misplaced();
    }

    AnswerCollector& m_answer;
    Place m_place = Place::Before;
    std::size_t m_skipped = 0;  ///< so deep in what is passed over
    std::string m_key;
    std::string m_variable;
    Cell m_cell;
};

}  // namespace

Result<QueryAnswer> readJsonResults(std::string_view text, const QueryLimits& limits) {
    AnswerCollector answer(limits);
    JsonResults results(answer);
    if (!json::sax_parse(text, &results) && !answer.isFull())
        answer.fail("the text ends too early");
    return answer.take();
}

}  // namespace tripletalk::sparql
