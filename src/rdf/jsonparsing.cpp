// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonparsing.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tripletalk::rdf {

namespace {

using nlohmann::json;

/// Walks over a text and tells how far: the parser tells the place of its own errors alone.
struct ToldIterator {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* at;
    const char** reached;

    reference operator*() const { return *at; }
    ToldIterator& operator++() {
        *reached = ++at;
        return *this;
    }
    bool operator==(const ToldIterator& other) const { return at == other.at; }
    bool operator!=(const ToldIterator& other) const { return at != other.at; }
};

/// Builds the value of what the parser meets.
class JsonTree {
  public:
    JsonTree(std::string_view text, json& root, std::size_t& values)
        : m_begin(text.data()), m_root(root), m_values(values) {}

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(json::number_integer_t value) { return put(value); }
    bool number_unsigned(json::number_unsigned_t value) { return put(value); }
    bool number_float(json::number_float_t value, const std::string&) { return put(value); }
    bool string(std::string& value) { return put(std::move(value)); }
    bool binary(json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(json::object()); }
    bool start_array(std::size_t) { return open(json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        const auto [at, isNew] = m_open.back()->get_ref<json::object_t&>().emplace(name, nullptr);
        m_member = &at->second;
        if (!isNew)
            return refuse(say("Sentence", "duplicate key"),
                          "\"" + name + "\" stands twice in one object.");
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const json::exception& error) {
        std::string message = error.what();
        if (const auto at = message.find("syntax error"); at != std::string::npos)
            message.erase(0, at);
        else if (const auto end = message.rfind("] "); end != std::string::npos)
            message.erase(0, end + 2);
        m_fault =
            JsonFault{{say("Sentence", "syntax error"), message}, position > 0 ? position - 1 : 0};
        return false;
    }

    const char** reached() { return &m_reached; }
    std::optional<JsonFault> fault() { return std::move(m_fault); }

  private:
    json* place() {
        if (m_open.empty()) return &m_root;
        if (m_open.back()->is_object()) return m_member;
        return &m_open.back()->emplace_back();
    }
    template <typename Value>
    bool put(Value&& value) {
        *place() = std::forward<Value>(value);
        return count();
    }
    bool count() {
        if (++m_values <= mostJsonLdValues) return true;
        return refuse(say("Sentence", "too many values"),
                      "A single item has more than 4 million values.");
    }
    bool open(json&& empty) {
        if (m_open.size() == deepestJsonLd)
            return refuse(say("Sentence", "nesting"),
                          "More than 100 arrays and objects are open at once.");
        json* const opened = place();
        *opened = std::move(empty);
        m_open.push_back(opened);
        return count();
    }
    bool close() {
        m_open.pop_back();
        return true;
    }
    bool refuse(Sentence reason, std::string message) {
        m_fault = JsonFault{{std::move(reason), std::move(message)},
                            static_cast<std::size_t>(m_reached - m_begin) - 1};
        return false;
    }

    const char* m_begin;
    const char* m_reached = m_begin;
    json& m_root;
    std::vector<json*> m_open;
    json* m_member = nullptr;
    std::size_t& m_values;
    std::optional<JsonFault> m_fault;
};

}  // namespace

std::optional<JsonFault> parseJson(std::string_view text, json& into) {
    std::size_t values = 0;
    return parseJson(text, into, values);
}

std::optional<JsonFault> parseJson(std::string_view text, json& into, std::size_t& values) {
    JsonTree tree(text, into, values);
    const ToldIterator begin{text.data(), tree.reached()};
    const ToldIterator end{text.data() + text.size(), tree.reached()};
    if (json::sax_parse(begin, end, &tree)) return std::nullopt;
    auto fault = tree.fault();
    if (fault) fault->at = std::min(fault->at, text.size());
    return fault;
}

}  // namespace tripletalk::rdf
