// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "peers/peer.h"

#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::bench {

using nlohmann::json;

Result<std::unique_ptr<Peer>> Peer::start(const std::vector<std::string>& command) {
    int to[2];
    int from[2];
    if (::pipe2(to, O_CLOEXEC) != 0 || ::pipe2(from, O_CLOEXEC) != 0)
        return Error{ErrorKind::Internal, Sentence::verbatim("No pipe could be made.")};
    std::vector<char*> arguments;
    for (const std::string& argument : command)
        arguments.push_back(const_cast<char*>(argument.c_str()));  // as execvp wants it
    arguments.push_back(nullptr);
    std::unique_ptr<Peer> peer(new Peer);
    peer->m_process = ::fork();
    if (peer->m_process == 0) {
        ::dup2(to[0], STDIN_FILENO);
        ::dup2(from[1], STDOUT_FILENO);
        ::execvp(arguments[0], arguments.data());
        ::_exit(EXIT_FAILURE);
    }
    ::close(to[0]);
    ::close(from[1]);
    peer->m_to = ::fdopen(to[1], "w");
    peer->m_from = ::fdopen(from[0], "r");
    return peer;
}

Peer::~Peer() {
    std::fclose(m_to);  // the end of its input is the end of the program
    std::fclose(m_from);
    if (m_process > 0) ::waitpid(m_process, nullptr, 0);
}

Result<json> Peer::ask(const json& request) {
    const std::string line = request.dump() + "\n";
    char* text = nullptr;
    std::size_t size = 0;
    const bool isAnswered = std::fwrite(line.data(), 1, line.size(), m_to) == line.size() &&
                            std::fflush(m_to) == 0 && ::getline(&text, &size, m_from) > 0;
    json answer = isAnswered ? json::parse(text, nullptr, false) : json();
    std::free(text);
    if (!answer.is_object())
        return Error{ErrorKind::Internal, Sentence::verbatim("The other engine died.")};
    if (const auto error = answer.find("error"); error != answer.end())
        return Error{ErrorKind::Server, Sentence::verbatim(error->get<std::string>())};
    return answer;
}

}  // namespace tripletalk::bench
