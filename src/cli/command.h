// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/context.h"
#include "cli/options.h"
#include "knowledge/languages/querylanguage.h"

#include <functional>
#include <string>
#include <vector>

namespace tripletalk::cli {

/// One sub-command of tripletalk-cli. `run` returns an exit status; the option --json is common to
/// all.
struct Command {
    std::string name;
    std::string arguments;  ///< how the words that are not options are called in the help
    std::string summary;
    std::vector<OptionSpec> options;
    std::function<int(Context&, const Options&)> run;
};

Command importCommand();
Command infoCommand();
Command schemaCommand();
Command passagesCommand();
Command searchCommand();
Command sqlCommand();
Command sparqlCommand();
Command indexCommand();
Command excerptCommand();
Command curateCommand();
Command configurationsCommand();
Command documentsCommand();
Command examplesCommand();
Command synonymsCommand();
Command trainCommand();
Command corpusCommand();
Command exportCommand();
Command packCommand();
Command unpackCommand();
Command privacyCommand();
Command askCommand();
Command chatCommand();
Command attributeCommand();
Command evalCommand();
Command questionsCommand();
Command serveCommand();

/// What a language of queries has where it has no command of its own.
Command queryCommand(const knowledge::QueryLanguage& language);

/// All of them, in the order of the help.
std::vector<Command> commands();

/// The whole command line without the program's name; returns the exit status.
int run(const std::vector<std::string>& words, Context& context);

}  // namespace tripletalk::cli
