// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "knowledge/importfiles.h"
#include "knowledge/remotebase.h"
#include "language/language.h"
#include "rdf/reader.h"
#include "workspace/answerer.h"

namespace tripletalk::cli {

namespace {

/// Rounded down: 100 % means all.
std::string share(std::int64_t triples, const induction::Coverage& coverage) {
    const std::int64_t permille = coverage.triples == 0 ? 1000 : triples * 1000 / coverage.triples;
    return text::formatNumber(static_cast<double>(permille) / 10) + " %";
}

void printChanges(const knowledge::ImportChanges& changes, std::ostream& out) {
    out << "beside the base before: " << changes.entitiesCame << " entities came, "
        << changes.entitiesWent << " went, " << changes.entitiesChanged << " changed; "
        << changes.factsCame << " facts came, " << changes.factsWent << " went\n";
    for (const auto& one : changes.classes)
        out << "    " << one.name << ": " << one.came.count << " came, " << one.went.count
            << " went, " << one.changed.count << " changed\n";
}

template <typename Counted>
void printCounted(std::string_view what, const std::vector<Counted>& all, std::ostream& out) {
    for (const auto& each : all) {
        out << what << " " << each.count << ": " << each.reason.text() << "\n";
        for (const auto& sample : each.samples) out << "    " << sample << "\n";
    }
}

void printReport(const knowledge::ImportReport& report, std::ostream& out) {
    out << report.triplesRead << " triples read, " << report.triplesStored << " stored, "
        << report.duplicates << " duplicates\n";
    out << report.tables.size() << " tables:";
    for (const auto& [name, rows] : report.tables) out << " " << name << " (" << rows << ")";
    out << "\n" << report.passages << " passages\n";
    const auto& coverage = report.coverage;
    out << coverage.inColumns << " triples in columns and links, " << coverage.asVocabulary
        << " became names, comments and types, " << coverage.inSideTables << " in side tables, "
        << coverage.lost << " lost: kept " << share(coverage.triples - coverage.lost, coverage)
        << ", in the schema " << share(coverage.inColumns + coverage.asVocabulary, coverage)
        << "\n";
    for (const auto& done : report.reshaped)
        out << "simplified (" << done.kind << ") " << text::join(done.tables, ", ") << ": "
            << done.reason.text() << "\n";
    for (const auto& idea : report.suggestions)
        out << "you may " << idea.kind << " " << text::join(idea.tables, ", ") << ": "
            << idea.reason.text() << "\n";
    printCounted("skipped", report.skipped, out);
    printCounted("repaired", report.repaired, out);
    printCounted("beside the columns", report.notInSchema, out);
    if (report.changes) printChanges(*report.changes, out);
}

/// What --format takes, as the endings of files.
std::string formatNames() {
    std::vector<std::string> names;
    for (const rdf::GraphFormat& format : rdf::graphFormats())
        names.emplace_back(format.endings.front().substr(1));
    return text::join(names, ", ");
}

Result<knowledge::ImportOptions> importOptions(const Options& options, const Context& context) {
    knowledge::ImportOptions chosen;
    chosen.language = options.find("language");
    chosen.replace = options.has("replace");
    chosen.name = options.get("name");
    const auto onError = rdf::onErrorFromString(options.get("on-error", "stop"));
    if (!onError)
        return Error{ErrorKind::Usage, say("Sentence", "--on-error takes stop, skip or repair.")};
    chosen.onError = *onError;
    chosen.base = options.get("base");
    if (const auto format = options.find("format")) {
        chosen.format = rdf::formatNamed(*format);
        if (!chosen.format)
            return Error{ErrorKind::Usage,
                         say("Sentence", "--format takes %1.").arg(formatNames())};
    }
    auto rule = knowledge::privacyOf(options.get("kb"));
    if (const auto named = options.find("privacy")) {
        rule = knowledge::privacyFromString(*named);
        if (rule) chosen.privacy = *rule;
    }
    if (!rule) return rule.error();
    const std::string embedder = options.get("embedder", "builtin");
    if (embedder != "none") {
        auto made = workspace::PrivacyGate(*rule, workspace::accessOfCommands(), context.client)
                        .embedder(embedder);
        if (!made) return made.error();
        chosen.embedder = std::move(*made);
    }
    return chosen;
}

/// The prefixes that an RDF file declares.
Result<std::map<std::string, std::string>> prefixesFrom(const Options& options) {
    const auto file = options.find("prefixes");
    if (!file) return std::map<std::string, std::string>();
    const auto content = readFile(*file);
    if (!content) return content.error();
    auto report = rdf::readText(*content, *file, {.format = &rdf::formatOf(rdf::Syntax::Turtle)},
                                [](const rdf::Quad&) -> Result<void> { return {}; });
    if (!report) return report.error();
    return report->prefixes;
}

/// A base whose graph stays where it is.
int runRemote(Context& context, const Options& options) {
    if (!options.rest().empty())
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Either files or --endpoint can be imported.")});
    for (const char* option : {"base", "format", "on-error", "embedder"})
        if (options.has(option))
            return context.fail(
                {ErrorKind::Usage,
                 say("Sentence", "--%1 is about files, and with --endpoint none is read.")
                     .arg(option)});
    auto authorization = authorizationFrom(options);
    if (!authorization) return context.fail(authorization.error());
    auto prefixes = prefixesFrom(options);
    if (!prefixes) return context.fail(prefixes.error());
    const auto privacy = knowledge::privacyFromString(options.get("privacy", "any"));
    if (!privacy) return context.fail(privacy.error());
    const auto manifest = knowledge::makeRemoteBase(
        options.get("kb"),
        {.url = options.get("endpoint"),
         .authorization = *std::move(authorization),
         .name = options.get("name"),
         .language = options.get("language", std::string(language::sourceTag)),
         .privacy = *privacy,
         .prefixes = *std::move(prefixes),
         .replace = options.has("replace")},
        context.client, context.cancel);
    if (!manifest) return context.fail(manifest.error());
    if (context.json)
        context.print(knowledge::toJson(*manifest));
    else
        context.out << manifest->name << " is asked by SPARQL where it is\n";
    return Done;
}

int runImport(Context& context, const Options& options) {
    if (options.has("endpoint")) return runRemote(context, options);
    const std::vector<std::filesystem::path> files(options.rest().begin(), options.rest().end());
    if (files.empty())
        return context.fail({ErrorKind::Usage, say("Sentence", "Which files are to be imported?")});
    auto chosen = importOptions(options, context);
    if (!chosen) return context.fail(chosen.error());
    auto report = knowledge::importFiles(files, options.get("kb"), *chosen, context.progress(),
                                         context.cancel);
    if (!report) return context.fail(report.error());
    if (context.json)
        context.print(toJson(*report));
    else
        printReport(*report, context.out);
    return Done;
}

}  // namespace

Command importCommand() {
    return {
        "import",
        "FILE…",
        "Build a knowledge base from RDF files and documents.",
        {{"kb", "DIR", "the knowledge base to make", true},
         {"embedder", "SPEC", "builtin (default), none, ollama:NAME or openai:NAME"},
         {"language", "TAG", "preferred language of names (default: the graph's most frequent)"},
         {"name", "TEXT", "what the base is called (default: the first file's name)"},
         {"replace", "", "replace a base that is there"},
         {"privacy", "RULE", "any, local or schema (default: that of the base there, else any)"},
         {"on-error", "stop|skip|repair",
          "at what is wrong: stop (default), leave it out, or percent-encode IRIs and leave out "
          "the rest"},
         {"base", "IRI", "what relative IRIs are relative to (default: where the file lies)"},
         {"format", "NAME",
          "of all files: nt, ttl, trig, nq, rdf or jsonld (default: as they look)"},
         {"endpoint", "URL", "no files: a graph that stays where it is and is asked by SPARQL"},
         authorizationOption(),
         {"prefixes", "FILE", "with --endpoint: a Turtle file whose prefixes queries may use"}},
        runImport};
}

}  // namespace tripletalk::cli
