// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// test_model_server [SCRIPT.jsonl]: prints its port on the first line of standard output and serves
// until its standard input ends. Each further line is one recorded request as JSON, printed at the
// end.
#include "base/file.h"
#include "support/modelprotocol.h"
#include "support/testmodelserver.h"

#include <iostream>

#include <sys/stat.h>
#include <unistd.h>

namespace {

bool inputCanEnd() {
    struct stat info {};
    return ::isatty(STDIN_FILENO) != 0 || (::fstat(STDIN_FILENO, &info) == 0 &&
                                           (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode)));
}

}  // namespace

int main(int argc, char** argv) {
    using namespace tripletalk;
    std::vector<tests::Rule> rules;
    if (argc > 1) {
        const auto script = readFile(argv[1]);
        const auto read =
            script ? tests::readScript(*script) : Result<std::vector<tests::Rule>>(script.error());
        if (!read) {
            std::cerr << read.error().toText() << '\n';
            return 2;
        }
        rules = *read;
    }
    const tests::ModelServer server(rules);
    std::cout << server.port() << std::endl;  // flushed: somebody waits for it
    if (!inputCanEnd()) ::pause();
    for (std::string line; std::getline(std::cin, line);) continue;
    for (const auto& asked : server.requests())
        std::cout << tests::toText(
                         {{"method", asked.method}, {"path", asked.path}, {"body", asked.body}})
                  << '\n';
    return 0;
}
