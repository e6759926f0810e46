// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"
#include "base/text.h"
#include "induction/schema.h"
#include "induction/shownnumber.h"
#include "naming/names.h"
#include "sqlite/database.h"

#include <algorithm>
#include <iterator>

namespace tripletalk::induction {

namespace {

constexpr std::size_t commentBytes = 160;
constexpr std::size_t typeBytes = 800;  // all kinds of most tables
constexpr std::size_t sampleBytes = 40;
constexpr std::size_t keyBytes = 120;
constexpr std::size_t fewSamples = 3;
constexpr std::size_t samplesBytes = 160;

/// Names are quoted only where SQL needs it: plain ones are easier for a model to repeat.
std::string written(const std::string& name) {
    const bool plain =
        !name.empty() && (name[0] < '0' || name[0] > '9') && !sqlite::isKeyword(name) &&
        std::all_of(name.begin(), name.end(),
                    [](unsigned char c) { return c == '_' || ascii::isLetterOrDigit(c); });
    return plain ? name : sqlite::quoteIdentifier(name);
}

/// Text of the graph as part of a line comment: it must not end the line.
std::string oneLine(std::string_view text, std::size_t limit) {
    std::string line = text::elide(text::collapseWhitespace(text), limit);
    if (line.ends_with('.')) line.pop_back();
    return line;
}

/// A value as it is, but for what would end the line or is too long to show.
std::string exactly(std::string_view value, std::size_t limit) {
    std::string line = text::elide(value, limit);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
    return line;
}

/// A key shows its form where it is defined; links and side tables would only repeat it.
bool showsSamples(const Table& table, const Column& column) {
    return table.kind != TableKind::Side && column.role != ColumnRole::ForeignKey;
}

std::string samples(const Column& column) {
    if (column.samples.empty()) return {};
    // A list is called complete only if it is: every value present, none shortened.
    std::string list;
    const bool all =
        static_cast<std::int64_t>(column.samples.size()) == column.distinct && column.distinct > 1;
    std::size_t shown = 0;
    for (const std::string& sample : column.samples) {
        // A key that is cut short invites its use.
        const std::string text =
            exactly(sample, column.role == ColumnRole::Key ? keyBytes : sampleBytes);
        if (shown > 0 &&
            (list.size() + text.size() > samplesBytes || (!all && shown == fewSamples)))
            break;
        list += (shown > 0 ? ", " : "") + (column.type == "TEXT" ? sqlite::quoteText(text) : text);
        ++shown;
    }
    return (all && shown == column.samples.size() ? "values: " : "e.g. ") + list;
}

/// What the name does not say already.
bool adds(const std::string& text, const std::string& name) {
    if (name.starts_with("unnamed")) return !text.empty();  // an emoji, say
    return !text.empty() && naming::identifier(text) != name &&
           naming::identifier(naming::attributeName(text)) != name;
}

/// Of a rule what a reader of the clean values still has to know: not which marks and units were
/// taken off.
std::string whatMatters(const std::string& rule) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin < rule.size()) {
        const std::size_t end = std::min(rule.find(", ", begin), rule.size());
        std::string part = rule.substr(begin, end - begin);
        if (!part.ends_with(" removed") && !part.ends_with(" read") && !part.ends_with(" as text"))
            parts.push_back(std::move(part));
        begin = end + 2;
    }
    return text::join(parts, ", ");
}

/// How many different values there are, where the samples do not show it.
std::string distinctness(const Table& table, const Column& column) {
    const bool plain = column.role == ColumnRole::Literal ||
                       column.role == ColumnRole::ForeignKey || column.role == ColumnRole::Label;
    if (!plain || table.rows < 2 || column.distinct == 0 || !table.holdsEntities()) return {};
    if (column.distinct == table.rows - column.nulls)
        return column.role == ColumnRole::ForeignKey ? "one to one" : "unique";
    const bool listed = static_cast<std::int64_t>(column.samples.size()) == column.distinct;
    return listed ? std::string() : grouped(column.distinct) + " distinct";
}

std::string describe(const Table& table, const Column& column) {
    std::vector<std::string> parts;
    if (column.role != ColumnRole::Label && adds(column.label, column.name))
        parts.push_back(oneLine(column.label, commentBytes));
    const std::size_t room = column.role == ColumnRole::Type ? typeBytes : commentBytes;
    if (adds(column.comment, column.name) && column.comment != table.comment)
        parts.push_back(oneLine(column.comment, room));
    if (!column.unit.empty()) parts.push_back("unit " + oneLine(column.unit, sampleBytes));
    if (const std::string rule = whatMatters(column.rule.text()); !rule.empty())
        parts.push_back(oneLine(rule, commentBytes));
    for (const std::string& fact : column.facts) parts.push_back(oneLine(fact, commentBytes));
    if (std::string count = distinctness(table, column); !count.empty())
        parts.push_back(std::move(count));
    if (column.nulls > 0)
        parts.push_back("NULL in " + grouped(column.nulls) + " of " + grouped(table.rows));
    if (showsSamples(table, column))
        if (std::string list = samples(column); !list.empty()) parts.push_back(std::move(list));
    return text::join(parts, "; ");
}

/// The table of a foreign key, or the view that hides it.
const Table* meant(const Schema& schema, const std::string& name) {
    const Table* table = schema.table(name);
    if (!table || !table->hidden) return table;
    for (const Table& view : schema.tables)
        if (view.kind == TableKind::View && view.classIri == table->classIri) return &view;
    return table;
}

std::string references(const Schema& schema, const Column& column, bool forReader) {
    if (column.references.empty()) return {};
    const Table* target =
        forReader ? meant(schema, column.references) : schema.table(column.references);
    if (!target || !target->key()) return {};
    return " REFERENCES " + written(target->name) + "(" + written(target->key()->name) + ")";
}

std::string declaration(const Schema& schema, const Table& table, const Column& column,
                        bool forReader) {
    std::string text = written(column.name) + " " + column.type;
    const bool key = column.role == ColumnRole::Key &&
                     (table.kind == TableKind::Entity || table.kind == TableKind::Entities);
    if (key) text += " PRIMARY KEY";
    if (key || column.notNull) text += " NOT NULL";
    return text + references(schema, column, forReader);
}

std::string heading(const Table& table) {
    std::string text =
        "-- " + oneLine(table.label.empty() ? table.name : table.label, commentBytes);
    if (!table.comment.empty()) text += ": " + oneLine(table.comment, 2 * commentBytes);
    if (!text.ends_with('.')) text += '.';
    return text + " " + grouped(table.rows) + (table.rows == 1 ? " row.\n" : " rows.\n");
}

/// What a view is made of, without the columns, which its own list names.
std::string sources(const Table& view) {
    std::vector<std::string> tables;
    for (const std::string& from : view.from) tables.push_back("SELECT … FROM " + written(from));
    return text::join(tables, " UNION ALL ");
}

std::string viewText(const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(written(column.name));
    return "CREATE VIEW " + written(table.name) + " (" + text::join(names, ", ") + ") AS\n" +
           table.select + ";\n";
}

/// Whether what is to be said of a view's columns stands at another table or view: one that it is
/// made of, or the one that hides such a one.
bool explains(const Schema& schema, const Table& other, const Table& view) {
    if (other.hidden || &other == &view || !other.holdsEntities()) return false;
    return std::ranges::any_of(view.from, [&](const std::string& name) {
        return name == other.name ||
               (other.kind == TableKind::View && meant(schema, name) == &other);
    });
}

/// The table or view that says all of a view's column; null if it has to be said here.
const Table* explainer(const Schema& schema, const Table& view, const Column& column) {
    if (view.kind != TableKind::View || column.role == ColumnRole::Key ||
        column.role == ColumnRole::Type)
        return nullptr;
    // What its own hidden part has is said at the view.
    for (const std::string& name : view.from)
        if (const Table* part = schema.table(name);
            part && part->hidden && meant(schema, name) == &view && part->column(column.name))
            return nullptr;
    for (const Table& other : schema.tables) {
        const Column* same = explains(schema, other, view) ? other.column(column.name) : nullptr;
        if (same && same->predicate == column.predicate && same->role == column.role) return &other;
    }
    return nullptr;
}

/// Columns on one line, and where all about them is said.
std::string explainedElsewhere(const Schema& schema, const Table& view,
                               const std::vector<const Column*>& columns) {
    if (columns.empty()) return {};
    std::vector<std::string> names;
    std::vector<std::string> places;
    for (const Column* column : columns) {
        names.push_back(written(column->name));
        const std::string& place = explainer(schema, view, *column)->name;
        if (std::ranges::find(places, place) == places.end()) places.push_back(place);
    }
    return "    " + text::join(names, ", ") + "  -- as in " + text::join(places, ", ") + "\n";
}

/// Columns by name and link alone, on one line.
std::string briefly(const Schema& schema, const Table& table,
                    const std::vector<const Column*>& columns) {
    std::vector<std::string> names;
    for (const Column* column : columns)
        names.push_back(written(column->name) +
                        (column == table.key() && table.kind == TableKind::Entity ? " PRIMARY KEY"
                         : table.kind == TableKind::View                          ? std::string()
                                                         : references(schema, *column, true)));
    return columns.empty() ? std::string() : "    " + text::join(names, ", ");
}

using Whole = std::function<bool(const Table&, const Column&)>;

/// The columns a reader should know of, one a line, those that are explained elsewhere on one, and
/// those that are not wanted whole on one.
std::string columnLines(const Schema& schema, const Table& table, bool forReader,
                        const Whole& whole) {
    std::vector<const Column*> shown;
    for (const Column& column : table.columns)
        if (!forReader || !column.hidden) shown.push_back(&column);
    std::string text;
    if (whole) {
        const auto isWhole = [&](const Column* column) { return whole(table, *column); };
        const auto rest = std::stable_partition(shown.begin(), shown.end(), isWhole);
        text = briefly(schema, table, {rest, shown.end()});
        shown.erase(rest, shown.end());
        if (!text.empty()) text += shown.empty() ? "\n" : ",\n";
    }
    std::vector<const Column*> elsewhere;
    if (forReader && !whole)
        std::ranges::copy_if(shown, std::back_inserter(elsewhere), [&](const Column* column) {
            return explainer(schema, table, *column) != nullptr;
        });
    std::erase_if(shown, [&](const Column* column) {
        return std::ranges::find(elsewhere, column) != elsewhere.end();
    });
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const bool view = table.kind == TableKind::View;
        text +=
            "    " +
            (view ? written(shown[i]->name) : declaration(schema, table, *shown[i], forReader)) +
            (i + 1 < shown.size() || !elsewhere.empty() ? "," : "");
        std::string note = forReader ? describe(table, *shown[i]) : std::string();
        if (forReader && view)
            note = shown[i]->type + references(schema, *shown[i], true) +
                   (note.empty() ? "" : "; ") + note;
        if (!note.empty()) text += "  -- " + note;
        text += "\n";
    }
    return text + explainedElsewhere(schema, table, elsewhere);
}

std::string render(const Schema& schema, const Table& table, bool forReader,
                   const Whole& whole = {}) {
    const bool view = table.kind == TableKind::View;
    if (view && !forReader) return viewText(table);
    return (forReader ? heading(table) : std::string()) +
           (view ? "CREATE VIEW " : "CREATE TABLE ") + written(table.name) + " (\n" +
           columnLines(schema, table, forReader, whole) +
           (view ? ") AS " + sources(table) + ";\n" : ");\n");
}

}  // namespace

std::string createText(const Schema& schema, const Table& table) {
    return render(schema, table, false);
}

std::string renderDdl(const Schema& schema, const DdlOptions& options) {
    std::string text;
    for (const Table& table : schema.tables) {
        if (table.hidden || (!options.sideTables && table.kind == TableKind::Side)) continue;
        const bool wanted =
            options.only.empty() ||
            std::find(options.only.begin(), options.only.end(), table.name) != options.only.end();
        if (!wanted) continue;
        text += (text.empty() ? "" : "\n") + render(schema, table, options.comments, options.whole);
    }
    return text;
}

}  // namespace tripletalk::induction
