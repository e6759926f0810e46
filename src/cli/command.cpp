// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"

#include "base/caught.h"
#include "base/version.h"

#include <algorithm>

namespace tripletalk::cli {

std::vector<Command> commands() {
    std::vector<Command> all{
        importCommand(),    infoCommand(),   schemaCommand(),    passagesCommand(),
        searchCommand(),    sqlCommand(),    sparqlCommand(),    indexCommand(),
        excerptCommand(),   curateCommand(), examplesCommand(),  synonymsCommand(),
        trainCommand(),     corpusCommand(), documentsCommand(), configurationsCommand(),
        privacyCommand(),   exportCommand(), packCommand(),      unpackCommand(),
        askCommand(),       chatCommand(),   attributeCommand(), evalCommand(),
        questionsCommand(), serveCommand()};
    for (const knowledge::QueryLanguage* language : knowledge::queryLanguages())
        if (std::ranges::find(all, language->name(), &Command::name) == all.end())
            all.push_back(queryCommand(*language));
    return all;
}

namespace {

void printHelp(std::ostream& out) {
    out << "tripletalk-cli: talk with an RDF knowledge graph.\n\n";
    for (const Command& command : commands())
        out << "  " << command.name << std::string(16 - command.name.size(), ' ') << command.summary
            << "\n";
    out << "\n\"tripletalk-cli COMMAND --help\" tells a command's options. Each takes --json: one "
           "JSON object on standard output. --version tells that of the program.\n"
           "Exit status: 0 done, 1 failed, 2 wrong usage, 130 cancelled.\n";
}

void printHelp(const Command& command, std::ostream& out) {
    out << "tripletalk-cli " << command.name
        << (command.arguments.empty() ? "" : " " + command.arguments) << "\n"
        << command.summary << "\n\n";
    for (const OptionSpec& option : command.options) {
        std::string left = "  --" + option.name + (option.value.empty() ? "" : " " + option.value);
        left.resize(std::max<std::size_t>(left.size() + 2, 34), ' ');
        out << left << option.help << (option.required ? " (required)" : "") << "\n";
    }
}

}  // namespace

int run(const std::vector<std::string>& words, Context& context) {
    context.json = std::find(words.begin(), words.end(), "--json") != words.end();
    if (words.empty() || words.front() == "--help" || words.front() == "help") {
        printHelp(words.empty() ? context.err : context.out);
        return words.empty() ? WrongUsage : Done;
    }
    if (words.front() == "--version") {
        if (context.json)
            context.print({{"version", version()}});
        else
            context.out << "tripletalk-cli " << version() << "\n";
        return Done;
    }
    const auto all = commands();
    const auto found = std::ranges::find(all, words.front(), &Command::name);
    if (found == all.end())
        return context.fail({ErrorKind::Usage,
                             say("Sentence", "There is no command \"%1\".").arg(words.front()),
                             "see tripletalk-cli --help"});
    if (std::find(words.begin(), words.end(), "--help") != words.end()) {
        printHelp(*found, context.out);
        return Done;
    }
    auto specs = found->options;
    specs.push_back({"json"});
    auto options = Options::parse({words.begin() + 1, words.end()}, specs);
    if (!options) return context.fail(options.error());
    try {
        return found->run(context, *options);
    } catch (const std::exception& thrown) {
        return context.fail(errorOf(thrown));
    }
}

}  // namespace tripletalk::cli
