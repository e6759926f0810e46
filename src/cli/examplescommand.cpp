// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "cli/lists.h"
#include "knowledge/examples.h"

namespace tripletalk::cli {

using knowledge::Example;
using knowledge::Examples;
using nlohmann::json;

namespace {

void print(const Example& example, std::ostream& out) {
    out << example.id << "  " << example.question << "\n    " << example.query << "\n    "
        << example.language << ", " << example.shape.kind << ", " << example.shape.rows
        << (example.shape.complete ? "" : "+") << (example.shape.rows == 1 ? " row: " : " rows: ")
        << text::join(example.shape.columns, ", ") << "\n";
    if (!example.outdated.empty()) out << "    outdated: " << example.outdated << "\n";
}

int show(const Context& context, const std::vector<Example>& examples) {
    json all = json::array();
    for (const Example& example : examples) {
        if (context.json)
            all.push_back(toJson(example));
        else
            print(example, context.out);
    }
    if (context.json) context.print({{"examples", std::move(all)}});
    return Done;
}

int list(const Context& context, const Examples& examples) {
    auto all = examples.list();
    return all ? show(context, *all) : context.fail(all.error());
}

int add(const Context& context, const Examples& examples, const std::string& question,
        const std::string& query, const knowledge::QueryLanguage& language) {
    auto added = examples.add(question, query, language, context.cancel);
    return added ? show(context, {*added}) : context.fail(added.error());
}

int remove(const Context& context, const Examples& examples, const std::string& word) {
    double id = 0;
    if (!text::parseNumber(word, id))
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "\"%1\" is no example's number.").arg(word)});
    if (auto removed = examples.remove(static_cast<std::int64_t>(id)); !removed)
        return context.fail(removed.error());
    return list(context, examples);
}

/// The language that a switch names; SQL if none does.
const knowledge::QueryLanguage& languageFrom(const Options& options) {
    for (const auto* language : knowledge::queryLanguages())
        if (options.has(language->name())) return *language;
    return knowledge::sqlLanguage();
}

std::vector<OptionSpec> specs() {
    std::vector<OptionSpec> all{{"kb", "DIR", "the knowledge base", true}};
    for (const auto* language : knowledge::queryLanguages())
        if (language != &knowledge::sqlLanguage())
            all.push_back({language->name(), "",
                           "add: the query is " + language->title() + ", not " +
                               knowledge::sqlLanguage().title()});
    all.push_back(authorizationOption());
    return all;
}

int runExamples(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const std::size_t expected = what == "list" ? 1 : what == "add" ? 3 : 2;
    const bool known =
        what == "list" || what == "add" || what == "remove" || what == "export" || what == "import";
    if (!known || words.size() != expected)
        return context.fail({ErrorKind::Usage, say("Sentence",
                                                   "Say list, add \"question\" \"SELECT …\", "
                                                   "remove ID, export FILE or import FILE.")});
    auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    const Examples examples(*std::move(base));
    if (what == "list") return list(context, examples);
    if (what == "add") return add(context, examples, words[1], words[2], languageFrom(options));
    if (what == "remove") return remove(context, examples, words[1]);
    if (what == "export") return exportLines(context, examples.exportLines(), words[1]);
    return importLines(context, words[1], [&](const std::string& lines) {
        return examples.importLines(lines, context.cancel);
    });
}

}  // namespace

Command examplesCommand() {
    return {"examples", "list|add \"question\" \"SELECT …\"|remove ID|export FILE|import FILE",
            "Keep questions with the queries that answer them, to be shown to a model.", specs(),
            runExamples};
}

}  // namespace tripletalk::cli
