// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/realserver.h"

#include "support/fetchedtool.h"

#include <array>
#include <cstdio>
#include <filesystem>

#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::tests {

RealServer::RealServer(Kind kind, const std::string& turtle) {
    const std::string name = kind == Kind::Oxigraph ? "oxigraph" : "virtuoso";
    const std::string proof =
        kind == Kind::Oxigraph ? "/node_modules/oxigraph" : "/root/usr/bin/virtuoso-t";
    const std::string folder = TRIPLETALK_REAL_SERVERS "/" + name;
    const std::string script = TRIPLETALK_SERVER_SCRIPTS "/" + name + ".mjs";
    m_missing = name + " cannot be fetched here";
    if (!isFetched(TRIPLETALK_BENCH_SPARQL "/install-" + name + ".sh", folder, proof)) return;
    m_missing = "node cannot run " + name + " here";
    std::array<int, 2> in{}, out{};
    if (::pipe(in.data()) != 0 || ::pipe(out.data()) != 0) return;
    m_process = ::fork();
    if (m_process == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        for (const int end : {in[0], in[1], out[0], out[1]}) ::close(end);
        ::execlp("node", "node", script.c_str(), folder.c_str(), turtle.c_str(), nullptr);
        ::_exit(1);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_stdin = in[1];
    FILE* lines = ::fdopen(out[0], "r");
    std::array<char, 200> line{};
    if (std::fscanf(lines, "%199s", line.data()) == 1) {
        m_url = line.data();
        m_missing.clear();
    }
    std::fclose(lines);
}

RealServer::~RealServer() {
    if (m_process < 0) return;
    ::close(m_stdin);
    ::waitpid(m_process, nullptr, 0);
}

}  // namespace tripletalk::tests
