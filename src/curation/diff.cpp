// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/diff.h"

#include "base/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::curation {

using induction::Column;
using induction::Table;

namespace {

class Comparison {
  public:
    Comparison(const Effective& from, const Effective& to) : m_from(from), m_to(to) {}

    std::vector<Change> run(const Curation& before, const Curation& after) {
        for (std::size_t t = 0; t < m_from.fromInduced.size(); ++t) compareTable(t);
        compareViews();
        compareChoices(choicesOf(before), choicesOf(after));
        compareTables(tableChoicesOf(before), tableChoicesOf(after));
        add("glossary", "text", before.glossary, after.glossary);
        add("house rules", "text", before.houseRules, after.houseRules);
        return std::move(m_changes);
    }

  private:
    void add(const std::string& what, const char* kind, const std::string& before,
             const std::string& after) {
        if (before != after) m_changes.push_back({what, kind, before, after});
    }

    template <typename Thing>
    void compare(const std::string& what, const Thing& before, const Thing& after) {
        add(what, "name", before.name, after.name);
        add(what, "label", before.label, after.label);
        add(what, "comment", before.comment, after.comment);
        add(what, "hidden", before.hidden ? "yes" : "no", after.hidden ? "yes" : "no");
    }

    void compareTable(std::size_t index) {
        const Table& before = m_from.schema.tables[index];
        const Table& after = m_to.schema.tables[index];
        compare(before.name, before, after);
        const std::size_t stored = m_from.fromInduced[index].columns.size();
        for (std::size_t c = 0; c < stored; ++c)
            compare(before.name + "." + before.columns[c].name, before.columns[c],
                    after.columns[c]);
        for (std::size_t c = stored; c < before.columns.size(); ++c)
            if (!after.column(before.columns[c].name))
                add(before.name + "." + before.columns[c].name, "computed", "there", "");
        for (std::size_t c = stored; c < after.columns.size(); ++c)
            if (!before.column(after.columns[c].name))
                add(before.name + "." + after.columns[c].name, "computed", "", "there");
    }

    void compareViews() {
        std::map<std::string, std::string> before;
        std::map<std::string, std::string> after;
        for (const auto& view : m_from.views) before[view.name] = view.select;
        for (const auto& view : m_to.views) after[view.name] = view.select;
        std::set<std::string> names;
        for (const auto& [name, select] : before) names.insert(name);
        for (const auto& [name, select] : after) names.insert(name);
        for (const std::string& name : names) add(name, "select", before[name], after[name]);
    }

    static std::string text(const induction::CleaningChoice& choice) {
        std::vector<std::string> parts;
        if (!choice.type.empty()) parts.push_back(choice.type);
        for (const std::string& rule : choice.off) parts.push_back("no " + rule);
        for (const std::string& rule : choice.on) parts.push_back(rule);
        return text::join(parts, ", ");
    }

    void compareChoices(induction::CleaningChoices before, induction::CleaningChoices after) {
        std::set<std::pair<std::string, std::string>> attributes;
        for (const auto& [attribute, choice] : before) attributes.insert(attribute);
        for (const auto& [attribute, choice] : after) attributes.insert(attribute);
        for (const auto& attribute : attributes)
            add("<" + attribute.first + ">, <" + attribute.second + ">", "values",
                text(before[attribute]), text(after[attribute]));
    }

    void compareTables(const induction::TableChoices& before,
                       const induction::TableChoices& after) {
        const auto texts = [](const std::vector<induction::ClassMerge>& merges) {
            std::set<std::string> found;
            for (const induction::ClassMerge& merge : merges) found.insert(toText(merge));
            return found;
        };
        compareSets("merge", texts(before.merges), texts(after.merges));
        compareSets("apart", before.apart, after.apart);
        const auto lists = [](const induction::TableChoices& choices) {
            std::set<std::string> found;
            for (const auto& [key, list] : choices.lists)
                found.insert("<" + key.first + ">, <" + key.second +
                             ">: " + (list ? "list" : "first of several"));
            return found;
        };
        compareSets("list", lists(before), lists(after));
    }

    void compareSets(const char* kind, const std::set<std::string>& before,
                     const std::set<std::string>& after) {
        for (const std::string& each : before)
            if (!after.contains(each)) add("tables", kind, each, "");
        for (const std::string& each : after)
            if (!before.contains(each)) add("tables", kind, "", each);
    }

    const Effective& m_from;
    const Effective& m_to;
    std::vector<Change> m_changes;
};

}  // namespace

std::vector<Change> differences(const Effective& from, const Effective& to, const Curation& before,
                                const Curation& after) {
    return Comparison(from, to).run(before, after);
}

Result<void> checkSql(Effective& effective, const std::filesystem::path& scratch) {
    if (effective.views.empty()) return {};
    {
        auto database = sqlite::Database::open(scratch, sqlite::OpenMode::Create);
        if (!database) return database.error();
        std::string script = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;\n";
        for (const TableRename& table : effective.fromInduced) {
            std::vector<std::string> columns;
            for (const auto& [from, to] : table.columns)
                columns.push_back(sqlite::quoteIdentifier(to));
            script += "CREATE TABLE " + sqlite::quoteIdentifier(table.to) + "(" +
                      text::join(columns, ", ") + ");\n";
        }
        if (auto made = database->execute(script); !made) return made;
    }
    auto sandbox = sqlite::Sandbox::open(scratch, {}, effective.views);
    if (!sandbox) return sandbox.error();
    addViews(effective, *sandbox);
    return {};
}

}  // namespace tripletalk::curation
