// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "base/text.h"
#include "curation/curation.h"

#include <algorithm>
#include <set>

namespace tripletalk::curation {

using nlohmann::json;

namespace {

constexpr std::size_t longestFile = 8u << 20;
constexpr std::size_t longestName = 120;
constexpr std::size_t longestIri = 4'000;
constexpr std::size_t longestComment = 2'000;
constexpr std::size_t longestSql = 15'000;
constexpr std::size_t longestProse = 40'000;
constexpr std::size_t mostSynonyms = 50;
constexpr std::size_t mostTables = 5'000;
constexpr std::size_t mostColumns = 2'000;
constexpr std::size_t mostValues = 2'000;
constexpr std::size_t mostViews = 50;
constexpr std::size_t deepest = 16;

/// As induction calls its cleaning rules.
const std::vector<std::string> rules{"unit",   "currency", "percent", "range",
                                     "number", "duration", "date",    "yes_no"};

bool isRule(const json& name) {
    return name.is_string() &&
           std::find(rules.begin(), rules.end(), name.get_ref<const std::string&>()) != rules.end();
}

/// Thrown inside this file only.
struct Refusal {
    Error error;
};

[[noreturn]] void refuse(ErrorKind kind, const std::string& path, Sentence why) {
    throw Refusal{
        {kind, say("Sentence", "The curation cannot be used: %1 %2.").arg(path, std::move(why))}};
}

/// The members of one object. Whatever is not asked for is unknown, and told at the end.
class Fields {
  public:
    Fields(const json& object, std::string path, std::vector<std::string>& unknown)
        : m_object(object), m_path(std::move(path)), m_unknown(unknown) {
        if (!object.is_object())
            refuse(ErrorKind::Syntax, shown(), say("Sentence", "must be an object"));
    }
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;
    ~Fields() {
        for (const auto& [name, member] : m_object.items())
            if (!m_known.contains(name)) m_unknown.push_back(at(text::elide(name, longestName)));
    }

    std::string text(const char* name, std::size_t limit) {
        const json* member = find(name);
        if (!member) return {};
        if (!member->is_string())
            refuse(ErrorKind::Syntax, at(name), say("Sentence", "must be a text"));
        const auto& value = member->get_ref<const std::string&>();
        if (value.size() > limit)
            refuse(ErrorKind::Limit, at(name),
                   say("Sentence", "is longer than %1 bytes").arg(limit));
        if (value.find('\0') != std::string::npos)
            refuse(ErrorKind::Syntax, at(name), say("Sentence", "holds a NUL character"));
        return value;
    }
    std::string needed(const char* name, std::size_t limit) {
        std::string value = text(name, limit);
        if (value.empty()) refuse(ErrorKind::Syntax, at(name), say("Sentence", "is missing"));
        return value;
    }
    std::string oneOf(const char* name, const std::vector<std::string>& allowed) {
        std::string value = text(name, longestName);
        if (!value.empty() && std::find(allowed.begin(), allowed.end(), value) == allowed.end())
            refuse(ErrorKind::Syntax, at(name),
                   say("Sentence", "must be one of %1").arg(text::join(allowed, ", ")));
        return value;
    }
    std::optional<bool> flag(const char* name) {
        const json* member = find(name);
        if (!member) return std::nullopt;
        if (!member->is_boolean())
            refuse(ErrorKind::Syntax, at(name), say("Sentence", "must be true or false"));
        return member->get<bool>();
    }
    /// Calls `each(element, path)`.
    template <typename Each>
    void list(const char* name, std::size_t limit, Each&& each) {
        const json* member = find(name);
        if (!member) return;
        if (!member->is_array())
            refuse(ErrorKind::Syntax, at(name), say("Sentence", "must be a list"));
        if (member->size() > limit)
            refuse(ErrorKind::Limit, at(name),
                   say("Sentence", "has more than %1 entries").arg(limit));
        for (std::size_t i = 0; i < member->size(); ++i)
            each((*member)[i], at(name) + "[" + std::to_string(i) + "]");
    }
    /// Without blanks around them, and without empty ones.
    std::vector<std::string> texts(const char* name, std::size_t limit, std::size_t longest) {
        std::vector<std::string> found;
        list(name, limit, [&](const json& word, const std::string& path) {
            if (!word.is_string())
                refuse(ErrorKind::Syntax, path, say("Sentence", "must be a text"));
            const auto& value = word.get_ref<const std::string&>();
            if (value.size() > longest)
                refuse(ErrorKind::Limit, path,
                       say("Sentence", "is longer than %1 bytes").arg(longest));
            if (!text::trim(value).empty()) found.emplace_back(text::trim(value));
        });
        return found;
    }
    std::vector<std::string> synonyms() { return texts("synonyms", mostSynonyms, longestName); }
    const json* find(const char* name) {
        m_known.insert(name);
        const auto member = m_object.find(name);
        return member == m_object.end() || member->is_null() ? nullptr : &*member;
    }
    [[nodiscard]] std::string at(const std::string& name) const {
        return m_path.empty() ? name : m_path + "." + name;
    }

  private:
    [[nodiscard]] std::string shown() const { return m_path.empty() ? "the file" : m_path; }
    const json& m_object;
    std::string m_path;
    std::vector<std::string>& m_unknown;
    std::set<std::string> m_known;
};

class Reader {
  public:
    ReadCuration read(const json& object) {
        Fields fields(object, "", m_unknown);
        if (fields.text("format", longestName) != formatName)
            refuse(ErrorKind::Syntax, "format", say("Sentence", "must be \"%1\"").arg(formatName));
        checkVersion(fields);
        Curation curation;
        fields.list("tables", mostTables, [&](const json& entry, const std::string& path) {
            curation.tables.push_back(table(entry, path));
        });
        fields.list("views", mostViews, [&](const json& entry, const std::string& path) {
            curation.views.push_back(view(entry, path));
        });
        curation.glossary = fields.text("glossary", longestProse);
        curation.houseRules = fields.text("house_rules", longestProse);
        fields.list("together", mostTables, [&](const json& entry, const std::string& path) {
            curation.merges.push_back(merge(entry, path));
        });
        for (std::string& name : fields.texts("apart", mostTables, longestIri))
            curation.apart.insert(std::move(name));
        return {std::move(curation), {}};
    }
    [[nodiscard]] std::vector<std::string> unknown() const { return m_unknown; }

  private:
    static void checkVersion(Fields& fields) {
        const json* version = fields.find("version");
        if (!version || !version->is_number_integer())
            refuse(ErrorKind::Syntax, "version", say("Sentence", "must be a whole number"));
        if (*version != formatVersion)
            throw Refusal{
                {ErrorKind::Version,
                 say("Sentence", "The curation was written by another version of the program."),
                 "version " + jsonText(*version)}};
    }

    TableId tableId(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        TableId id{.classIri = fields.text("class", longestIri),
                   .untyped = fields.text("untyped", longestComment),
                   .predicate = fields.text("predicate", longestIri),
                   .fixed = fields.text("table", longestName),
                   .part = fields.text("part", longestName)};
        if (id == TableId()) refuse(ErrorKind::Syntax, path, say("Sentence", "names no table"));
        return id;
    }

    ColumnId columnId(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        ColumnId id{.predicate = fields.text("predicate", longestIri),
                    .role = fields.oneOf("role", {"key", "label", "type", "undescribed", "owner"}),
                    .via = fields.text("via", longestIri),
                    .part = fields.text("part", longestName),
                    .inverse = fields.flag("inverse").value_or(false)};
        if (id == ColumnId()) refuse(ErrorKind::Syntax, path, say("Sentence", "names no column"));
        return id;
    }

    TableCuration table(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        const json* id = fields.find("table");
        if (!id) refuse(ErrorKind::Syntax, fields.at("table"), say("Sentence", "is missing"));
        TableCuration table{.id = tableId(*id, fields.at("table")),
                            .name = fields.text("name", longestName),
                            .label = fields.text("label", longestName),
                            .comment = fields.text("comment", longestComment),
                            .synonyms = fields.synonyms(),
                            .hidden = fields.flag("hidden")};
        fields.list("columns", mostColumns, [&](const json& entry, const std::string& place) {
            table.columns.push_back(column(entry, place));
        });
        fields.list("computed", mostSynonyms, [&](const json& entry, const std::string& place) {
            table.computed.push_back(computed(entry, place));
        });
        return table;
    }

    induction::ClassMerge merge(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        induction::ClassMerge merge{.classes = fields.texts("classes", mostTables, longestIri),
                                    .label = fields.text("label", longestName)};
        if (merge.classes.size() < 2)
            refuse(ErrorKind::Syntax, fields.at("classes"),
                   say("Sentence", "must have two or more entries"));
        return merge;
    }

    ColumnCuration column(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        const json* id = fields.find("column");
        if (!id) refuse(ErrorKind::Syntax, fields.at("column"), say("Sentence", "is missing"));
        ColumnCuration column{.id = columnId(*id, fields.at("column")),
                              .name = fields.text("name", longestName),
                              .label = fields.text("label", longestName),
                              .comment = fields.text("comment", longestComment),
                              .synonyms = fields.synonyms(),
                              .hidden = fields.flag("hidden"),
                              .type = fields.oneOf("type", {"TEXT", "INTEGER", "REAL"}),
                              .list = fields.flag("list")};
        for (const auto& [name, into] : {std::pair("cleaning_off", &column.cleaningOff),
                                         std::pair("cleaning_on", &column.cleaningOn)})
            fields.list(
                name, rules.size(), [into = into](const json& rule, const std::string& place) {
                    if (!isRule(rule))
                        refuse(ErrorKind::Syntax, place,
                               say("Sentence", "must be one of %1").arg(text::join(rules, ", ")));
                    into->insert(rule);
                });
        fields.list("values", mostValues, [&](const json& entry, const std::string& place) {
            Fields value(entry, place, m_unknown);
            column.values.push_back({value.needed("value", longestComment), value.synonyms()});
        });
        return column;
    }

    ComputedColumn computed(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        ComputedColumn column{.name = fields.needed("name", longestName),
                              .expression = fields.needed("expression", longestSql)};
        if (auto type = fields.oneOf("type", {"TEXT", "INTEGER", "REAL"}); !type.empty())
            column.type = std::move(type);
        column.unit = fields.text("unit", longestName);
        column.label = fields.text("label", longestName);
        column.comment = fields.text("comment", longestComment);
        column.synonyms = fields.synonyms();
        return column;
    }

    NamedView view(const json& object, const std::string& path) {
        Fields fields(object, path, m_unknown);
        NamedView view{.name = fields.needed("name", longestName),
                       .select = fields.needed("select", longestSql),
                       .label = fields.text("label", longestName),
                       .comment = fields.text("comment", longestComment),
                       .synonyms = fields.synonyms()};
        fields.list("columns", mostColumns, [&](const json& entry, const std::string& place) {
            Fields column(entry, place, m_unknown);
            view.columns.push_back({column.needed("name", longestName),
                                    column.oneOf("type", {"TEXT", "INTEGER", "REAL"}),
                                    column.text("unit", longestName),
                                    column.text("comment", longestComment)});
        });
        return view;
    }

    std::vector<std::string> m_unknown;
};

}  // namespace

Result<ReadCuration> curationFromJson(const json& object) {
    try {
        Reader reader;
        auto read = reader.read(object);
        read.unknown = reader.unknown();
        return read;
    } catch (const Refusal& refusal) {
        return refusal.error;
    } catch (const json::exception& problem) {
        return Error{ErrorKind::Syntax, say("Sentence", "The curation cannot be understood."),
                     problem.what()};
    }
}

Result<ReadCuration> curationFromText(std::string_view content) {
    if (content.size() > longestFile)
        return Error{
            ErrorKind::Limit,
            say("Sentence", "The curation file is larger than %1 MB.").arg(longestFile >> 20)};
    bool tooDeep = false;
    const auto parsed = json::parse(
        content,
        [&](int depth, json::parse_event_t, json&) {
            tooDeep = tooDeep || depth > static_cast<int>(deepest);
            return !tooDeep;
        },
        false);
    if (tooDeep)
        return Error{ErrorKind::Limit, say("Sentence", "The curation file is nested too deeply.")};
    if (parsed.is_discarded())
        return Error{ErrorKind::Syntax, say("Sentence", "The curation file is not valid JSON.")};
    return curationFromJson(parsed);
}

}  // namespace tripletalk::curation
