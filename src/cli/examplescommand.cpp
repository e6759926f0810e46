// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "cli/lists.h"
#include "knowledge/switchedexamples.h"

namespace tripletalk::cli {

using knowledge::Example;
using knowledge::Examples;
using knowledge::SwitchedExample;
using nlohmann::json;

namespace {

void print(const SwitchedExample& one, std::ostream& out) {
    const Example& example = one.example;
    out << example.id << "  " << example.question << "\n    " << example.query << "\n    "
        << example.language << ", " << example.shape.kind << ", " << example.shape.rows
        << (example.shape.complete ? "" : "+") << (example.shape.rows == 1 ? " row: " : " rows: ")
        << text::join(example.shape.columns, ", ") << "\n";
    if (one.off) out << "    switched off\n";
    if (!example.outdated.empty()) out << "    outdated: " << example.outdated << "\n";
}

int show(const Context& context, const std::vector<SwitchedExample>& examples) {
    json all = json::array();
    for (const SwitchedExample& one : examples) {
        if (!context.json) {
            print(one, context.out);
            continue;
        }
        json told = toJson(one.example);
        if (one.off) told["off"] = true;
        all.push_back(std::move(told));
    }
    if (context.json) context.print({{"examples", std::move(all)}});
    return Done;
}

int list(const Context& context, const knowledge::KnowledgeBase& base) {
    auto all = knowledge::allExamples(base);
    return all ? show(context, *all) : context.fail(all.error());
}

int add(const Context& context, const Examples& examples, const std::string& question,
        const std::string& query, const knowledge::QueryLanguage& language) {
    auto added = examples.add(question, query, language, context.cancel);
    return added ? show(context, {{*added}}) : context.fail(added.error());
}

/// Removes one, or switches it off or on.
int change(const Context& context, const knowledge::KnowledgeBase& base, const std::string& what,
           const std::string& word) {
    double id = 0;
    if (!text::parseNumber(word, id))
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "\"%1\" is no example's number.").arg(word)});
    const auto number = static_cast<std::int64_t>(id);
    const auto done = what == "remove" ? Examples(base).remove(number)
                                       : knowledge::switchExample(base, number, what == "off");
    return done ? list(context, base) : context.fail(done.error());
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
    const bool changes = what == "remove" || what == "off" || what == "on";
    const bool known =
        changes || what == "list" || what == "add" || what == "export" || what == "import";
    if (!known || words.size() != expected)
        return context.fail(
            {ErrorKind::Usage, say("Sentence",
                                   "Say list, add \"question\" \"SELECT …\", "
                                   "remove ID, off ID, on ID, export FILE or import FILE.")});
    auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    const Examples examples(*base);
    if (what == "list") return list(context, *base);
    if (what == "add") return add(context, examples, words[1], words[2], languageFrom(options));
    if (changes) return change(context, *base, what, words[1]);
    if (what == "export") return exportLines(context, examples.exportLines(), words[1]);
    return importLines(context, words[1], [&](const std::string& lines) {
        return examples.importLines(lines, context.cancel);
    });
}

}  // namespace

Command examplesCommand() {
    return {"examples",
            "list|add \"question\" \"SELECT …\"|remove ID|off ID|on ID|export FILE|import FILE",
            "Keep questions with the queries that answer them, to be shown to a model.", specs(),
            runExamples};
}

}  // namespace tripletalk::cli
