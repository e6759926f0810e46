// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/queryexplanation.h"
#include "base/jsontext.h"
#include "cli/command.h"
#include "cli/tableprinter.h"
#include "induction/budget.h"
#include "knowledge/knowledgebase.h"
#include "workspace/answerer.h"

#include <limits>
#include <sstream>

namespace tripletalk::cli {

using knowledge::KnowledgeBase;
using nlohmann::json;

namespace {

const OptionSpec kbOption{"kb", "DIR", "the knowledge base", true};

int runInfo(Context& context, const Options& options) {
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    auto report = base->report();
    if (!report) return context.fail(report.error());
    json info = knowledge::toJson(base->manifest());
    info["report"] = *report;
    if (context.json) {
        context.print(info);
        return Done;
    }
    const auto& manifest = base->manifest();
    context.out << manifest.name << ", made " << manifest.created << "\n"
                << manifest.triples << " triples, " << manifest.entities << " entities, "
                << manifest.tables << " tables, " << manifest.passages << " passages\n"
                << "privacy rule " << knowledge::toString(manifest.privacy) << "\n";
    for (const auto& source : manifest.sources)
        context.out << "source " << source.path << " (" << source.triples << " triples)\n";
    for (const auto& embedder : manifest.embedders)
        context.out << "dense index " << embedder.name << "\n";
    return Done;
}

int runSchema(Context& context, const Options& options) {
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    auto budget = options.number("budget", induction::readableTokens, 0, 10'000'000);
    if (!budget) return context.fail(budget.error());
    const auto tokens =
        *budget > 0 ? static_cast<std::size_t>(*budget) : std::numeric_limits<std::size_t>::max();
    const induction::FittedDdl fitted = induction::renderWithin(base->schema(), tokens);
    if (context.json) {
        json shown = induction::toJson(base->schema());
        shown["ddl"] = fitted.ddl;
        shown["tokens"] = fitted.tokens;
        shown["left_out"] = fitted.leftOut;
        context.print(shown);
    } else if (options.has("ddl") || options.has("budget")) {
        context.out << fitted.ddl << "-- about " << fitted.tokens << " tokens\n";
        for (const std::string& what : fitted.leftOut)
            context.out << "-- left out: " << what << "\n";
    } else {
        for (const auto& table : base->schema().tables) {
            context.out << table.name << " (" << table.rows << " rows)\n";
            for (const auto& column : table.columns)
                context.out << "    " << column.name << " " << column.type
                            << (column.references.empty() ? "" : " -> " + column.references)
                            << (column.unit.empty() ? "" : " [" + column.unit + "]") << "\n";
        }
    }
    return Done;
}

json passageJson(const retrieval::Passage& passage) {
    return {{"id", passage.id},
            {"kind", passage.kind == retrieval::PassageKind::Graph ? "passage" : "document"},
            {"title", passage.title},
            {"heading", passage.heading},
            {"text", passage.text},
            {"iri", passage.iri},
            {"type", passage.type},
            {"source", passage.source}};
}

/// What is damaged may be no text.
void printPassage(const retrieval::Passage& passage, std::ostream& out) {
    std::ostringstream shown;
    shown << passage.title << (passage.heading.empty() ? "" : " › " + passage.heading);
    shown << " (" << (passage.source.empty() ? passage.iri : passage.source) << ")\n    "
          << passage.text << "\n";
    out << wellFormed(shown.str());
}

int runPassages(Context& context, const Options& options) {
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    auto limit = options.number("limit", 20, 1, 1'000'000);
    if (!limit) return context.fail(limit.error());
    auto store = retrieval::PassageStore::open(base->folder() / "passages.db");
    if (!store) return context.fail(store.error());
    std::vector<retrieval::Passage> passages;
    if (const auto iri = options.find("entity")) {
        auto found = store->passagesOf(*iri);
        if (!found) return context.fail(found.error());
        passages = std::move(*found);
    } else {
        auto done = store->each([&](const retrieval::Passage& passage) {
            passages.push_back(passage);
            return static_cast<int>(passages.size()) < *limit;
        });
        if (!done) return context.fail(done.error());
    }
    json all = json::array();
    for (const auto& passage : passages) {
        if (context.json)
            all.push_back(passageJson(passage));
        else
            printPassage(passage, context.out);
    }
    if (context.json)
        context.print({{"total", base->manifest().passages}, {"passages", std::move(all)}});
    return Done;
}

int runSearch(Context& context, const Options& options) {
    if (options.rest().empty())
        return context.fail({ErrorKind::Usage, say("Sentence", "What is to be searched for?")});
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    auto k = options.number("k", 5, 1, 1000);
    if (!k) return context.fail(k.error());
    std::shared_ptr<llm::Embedder> embedder;
    if (const std::string spec = options.get("embedder", "builtin"); spec != "none") {
        const auto gate =
            workspace::PrivacyGate::of({*base}, workspace::accessOfCommands(), context.client);
        if (!gate) return context.fail(gate.error());
        auto made = gate->embedder(spec);
        if (!made) return context.fail(made.error());
        embedder = std::move(*made);
    }
    auto searcher = base->openSearcher(embedder);
    if (!searcher) return context.fail(searcher.error());
    retrieval::SearchOptions wanted;
    wanted.k = *k;
    auto hits = searcher->search(options.rest().front(), wanted, context.cancel);
    if (!hits) return context.fail(hits.error());
    json all = json::array();
    for (const auto& hit : *hits) {
        json entry = passageJson(hit.passage);
        entry["score"] = hit.score;
        entry["lexical_rank"] = hit.lexicalRank ? json(*hit.lexicalRank) : json();
        entry["dense_rank"] = hit.denseRank ? json(*hit.denseRank) : json();
        entry["matched"] = hit.matched;
        if (context.json) {
            all.push_back(std::move(entry));
            continue;
        }
        context.out << hit.score << "  ";
        printPassage(hit.passage, context.out);
    }
    if (context.json)
        context.print({{"query", options.rest().front()},
                       {"dense", searcher->isDense()},
                       {"hits", std::move(all)}});
    return Done;
}

int explainSql(Context& context, const KnowledgeBase& base, const std::string& sql) {
    const auto explained = answering::explainQuery(sql, base.schema());
    json steps = json::array();
    for (const auto& [level, sentence] : explained.steps) {
        steps.push_back({{"level", level}, {"text", sentence.text()}});
        if (!context.json)
            context.out << std::string(static_cast<std::size_t>(level) * 2, ' ') << sentence.text()
                        << "\n";
    }
    if (context.json) context.print({{"steps", std::move(steps)}, {"partly", explained.partly}});
    return Done;
}

int runSql(Context& context, const Options& options) {
    if (options.rest().size() != 1)
        return context.fail({ErrorKind::Usage, say("Sentence", "One SQL text is needed.")});
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    if (options.has("explain")) return explainSql(context, *base, options.rest().front());
    auto sandbox = base->openSandbox();
    if (!sandbox) return context.fail(sandbox.error());
    auto found = sandbox->query(options.rest().front(), context.cancel);
    if (!found) return context.fail(found.error());
    if (!context.json) {
        printTable(*found, context.out);
        return Done;
    }
    json columns = json::array();
    for (const auto& column : found->columns) columns.push_back(column.name);
    json rows = json::array();
    for (const auto& row : found->rows) {
        json cells = json::array();
        for (const auto& cell : row)
            std::visit(
                [&](const auto& value) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::monostate>)
                        cells.push_back(nullptr);
                    else
                        cells.push_back(value);
                },
                cell);
        rows.push_back(std::move(cells));
    }
    context.print({{"columns", std::move(columns)},
                   {"rows", std::move(rows)},
                   {"truncated", found->truncated},
                   {"ms", found->ms}});
    return Done;
}

}  // namespace

Command infoCommand() {
    return {"info", "", "Tell what a knowledge base holds.", {kbOption}, runInfo};
}

Command schemaCommand() {
    return {"schema",
            "",
            "Show the induced tables and columns.",
            {kbOption,
             {"ddl", "", "as CREATE TABLE texts, as a model sees them"},
             {"budget", "TOKENS", "the same, without what matters least until it fits"}},
            runSchema};
}

Command passagesCommand() {
    return {"passages",
            "",
            "Show the verbalised passages and document units.",
            {kbOption,
             {"entity", "IRI", "only those of one entity"},
             {"limit", "N", "at most so many (default 20)"}},
            runPassages};
}

Command searchCommand() {
    return {"search",
            "TEXT",
            "Search the passages.",
            {kbOption,
             {"k", "N", "how many (default 5)"},
             {"embedder", "SPEC", "builtin (default), none, ollama:NAME or openai:NAME"}},
            runSearch};
}

Command sqlCommand() {
    return {"sql",
            "\"SELECT …\"",
            "Run one SELECT in the read-only sandbox.",
            {kbOption, {"explain", "", "tell what it does instead, in plain words"}},
            runSql};
}

}  // namespace tripletalk::cli
