// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/tck/expectedvalue.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <vector>

namespace tripletalk::tests {

namespace {

std::string listText(std::vector<std::string> items, bool sorted) {
    if (sorted) std::sort(items.begin(), items.end());
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
    return "[" + text + "]";
}

std::string mapText(const std::map<std::string, std::string>& entries) {
    std::string text;
    for (const auto& [key, value] : entries)
        text += (text.empty() ? "" : ", ") + key + ": " + value;
    return "{" + text + "}";
}

std::string labelledText(char open, std::vector<std::string> labels,
                         const std::map<std::string, std::string>& entries, char close) {
    std::sort(labels.begin(), labels.end());
    std::string text(1, open);
    for (const std::string& label : labels) text += ":" + label;
    if (!entries.empty()) text += (labels.empty() ? "" : " ") + mapText(entries);
    return text + close;
}

std::string quotedText(const std::string& text) { return "'" + text + "'"; }

class Reader {
  public:
    Reader(const std::string& text, bool sorted) : m_text(text), m_sorted(sorted) {}

    std::string all() {
        std::string read = value();
        skip();
        if (m_at != m_text.size()) bad();
        return read;
    }

  private:
    [[noreturn]] void bad() { throw std::runtime_error("unreadable expected value: " + m_text); }
    void skip() {
        while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
    }
    bool take(std::string_view what) {
        skip();
        if (m_text.compare(m_at, what.size(), what) != 0) return false;
        m_at += what.size();
        return true;
    }
    std::string name() {
        skip();
        const std::size_t begin = m_at;
        if (m_at < m_text.size() && m_text[m_at] == '`') {
            const auto end = m_text.find('`', m_at + 1);
            m_at = end + 1;
            return m_text.substr(begin + 1, end - begin - 1);
        }
        while (m_at < m_text.size() &&
               (std::isalnum(static_cast<unsigned char>(m_text[m_at])) != 0 ||
                m_text[m_at] == '_' || static_cast<unsigned char>(m_text[m_at]) >= 0x80))
            ++m_at;
        if (m_at == begin) bad();
        return m_text.substr(begin, m_at - begin);
    }

    std::string value() {
        skip();
        if (take("'")) return string();
        if (take("[")) return bracket();
        if (take("{")) return mapText(entries());
        if (take("(")) return labelled('(', ')');
        if (take("<")) return path();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() &&
               std::string_view(",]})> ").find(m_text[m_at]) == std::string_view::npos)
            ++m_at;
        const std::string word = m_text.substr(begin, m_at - begin);
        if (word == "null" || word == "true" || word == "false" || word == "NaN") return word;
        if (word.find_first_of(".eEI") == std::string::npos) return word;
        if (word.ends_with("Inf") || word.ends_with("Infinity"))
            return word.starts_with('-') ? "-Infinity" : "Infinity";
        return cypher::floatText(std::stod(word));
    }

    std::string string() {
        std::string read;
        for (; m_at < m_text.size() && m_text[m_at] != '\''; ++m_at) {
            if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) {
                static const std::map<char, char> escapes{
                    {'n', '\n'}, {'t', '\t'}, {'r', '\r'}, {'b', '\b'}, {'f', '\f'}};
                const char c = m_text[++m_at];
                const auto known = escapes.find(c);
                read += known == escapes.end() ? c : known->second;
            } else {
                read += m_text[m_at];
            }
        }
        if (!take("'")) bad();
        return quotedText(read);
    }

    /// A relationship or a list.
    std::string bracket() {
        skip();
        if (m_at < m_text.size() && m_text[m_at] == ':') return labelled('[', ']');
        std::vector<std::string> items;
        if (!take("]")) do
                items.push_back(value());
            while (take(","));
        else
            return "[]";
        if (!take("]")) bad();
        return listText(items, m_sorted);
    }

    std::map<std::string, std::string> entries() {
        std::map<std::string, std::string> read;
        if (take("}")) return read;
        do {
            std::string key = name();
            if (!take(":")) bad();
            read[key] = value();
        } while (take(","));
        if (!take("}")) bad();
        return read;
    }

    std::string labelled(char open, char close) {
        std::vector<std::string> labels;
        std::map<std::string, std::string> properties;
        while (take(":")) labels.push_back(name());
        if (take("{")) properties = entries();
        if (!take(std::string(1, close))) bad();
        return labelledText(open, labels, properties, close);
    }

    std::string path() {
        std::string text = "<";
        while (!take(">")) {
            if (take("(")) {
                text += labelled('(', ')');
            } else if (take("<-[")) {
                text += "<-" + labelled('[', ']');
                if (!take("-")) bad();
                text += "-";
            } else if (take("-[")) {
                text += "-" + labelled('[', ']');
                if (!take("->")) bad();
                text += "->";
            } else {
                bad();
            }
        }
        return text + ">";
    }

    const std::string& m_text;
    bool m_sorted;
    std::size_t m_at = 0;
};

class Writer {
  public:
    Writer(cypher::CypherEngine& engine, bool sorted) : m_engine(engine), m_sorted(sorted) {}

    std::string text(const cypher::Value& value) {
        if (const auto* text = value.text()) return quotedText(*text);
        if (const auto* list = value.list()) {
            std::vector<std::string> items;
            for (const auto& item : list->items) items.push_back(text(item));
            return listText(items, m_sorted);
        }
        if (const auto* map = value.map()) return mapText(entries(*map));
        if (const auto* node = value.as<cypher::NodeRef>()) return nodeText(*node);
        if (value.is<cypher::RelationshipRef>()) return m_engine.shown(value);
        if (const auto* path = value.path()) return pathText(*path);
        if (value.isNull() || value.is<bool>() || value.isNumber()) return m_engine.shown(value);
        return quotedText(m_engine.shown(value));  // moments and durations
    }

  private:
    std::map<std::string, std::string> entries(const cypher::Map& map) {
        std::map<std::string, std::string> texts;
        for (const auto& [key, value] : map) texts[key] = text(value);
        return texts;
    }

    std::string nodeText(cypher::NodeRef node) {
        const auto described = m_engine.describe(node);
        if (!described) throw std::runtime_error(described.error().toText());
        return labelledText('(', described->first, entries(described->second), ')');
    }

    std::string pathText(const cypher::PathRef& path) {
        std::string text = "<" + nodeText({path.nodes[0]});
        for (std::size_t i = 0; i < path.relationships.size(); ++i) {
            const bool forwards = path.relationships[i].start == path.nodes[i];
            text += (forwards ? "-" : "<-") + m_engine.shown(path.relationships[i]) +
                    (forwards ? "->" : "-") + nodeText({path.nodes[i + 1]});
        }
        return text + ">";
    }

    cypher::CypherEngine& m_engine;
    bool m_sorted;
};

}  // namespace

std::string canonical(const std::string& expected, bool listsInAnyOrder) {
    return Reader(expected, listsInAnyOrder).all();
}

std::string canonical(const cypher::Value& value, cypher::CypherEngine& engine,
                      bool listsInAnyOrder) {
    return Writer(engine, listsInAnyOrder).text(value);
}

}  // namespace tripletalk::tests
