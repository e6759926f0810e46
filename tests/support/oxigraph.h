// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::tests {

/// Where npm puts oxigraph, and the script that serves it.
struct OxigraphPlace {
    std::string folder;
    std::string script;
};

/// npm's oxigraph in the build folder; false without npm, or without a network to fetch it.
inline bool isOxigraphInstalled(const OxigraphPlace& place) {
    const std::string& folder = place.folder;
    if (std::filesystem::exists(folder + "/node_modules/oxigraph")) return true;
    const std::string install = "mkdir -p '" + folder + "' && timeout 60 npm install --prefix '" +
                                folder + "' --no-audit --no-fund oxigraph@0.5 >/dev/null 2>&1";
    return std::system(install.c_str()) == 0;
}

/// The endpoint as a process of its own, which ends with this object.
class OxigraphServer {
  public:
    OxigraphServer(const OxigraphPlace& place, const char* turtle) {
        int in[2];
        int out[2];
        if (::pipe(in) != 0 || ::pipe(out) != 0) return;
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            for (const int end : {in[0], in[1], out[0], out[1]}) ::close(end);
            ::execlp("node", "node", place.script.c_str(), place.folder.c_str(), turtle, nullptr);
            ::_exit(1);
        }
        ::close(in[0]);
        ::close(out[1]);
        m_stdin = in[1];
        FILE* lines = ::fdopen(out[0], "r");
        if (std::fscanf(lines, "%d", &m_port) != 1) m_port = 0;
        std::fclose(lines);
    }
    ~OxigraphServer() {
        ::close(m_stdin);
        ::waitpid(m_process, nullptr, 0);
    }
    OxigraphServer(const OxigraphServer&) = delete;
    OxigraphServer& operator=(const OxigraphServer&) = delete;

    [[nodiscard]] int port() const { return m_port; }

  private:
    pid_t m_process = -1;
    int m_stdin = -1;
    int m_port = 0;
};

}  // namespace tripletalk::tests
