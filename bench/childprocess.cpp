// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "childprocess.h"

#include <chrono>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::bench {

using Clock = std::chrono::steady_clock;
using nlohmann::json;

namespace {

constexpr int notFound = 127;  ///< as shells say it

double secondsOf(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// Waits for the process; its exit status, or -1 if it was killed.
int waitFor(pid_t child, Clock::time_point begin, Used& used) {
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    used.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    used.cpuSeconds = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    used.peakMb = static_cast<double>(usage.ru_maxrss) / 1024;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Ends in the program; its standard output goes to `output`.
[[noreturn]] void become(const std::vector<std::string>& command, int output) {
    std::vector<char*> arguments;
    for (const std::string& argument : command)
        arguments.push_back(const_cast<char*>(argument.c_str()));  // as execvp wants it
    arguments.push_back(nullptr);
    ::dup2(output, STDOUT_FILENO);
    ::execvp(arguments[0], arguments.data());
    ::_exit(notFound);
}

Error isMissing(const std::string& program) {
    return {ErrorKind::NotFound, Sentence::verbatim(program + " is not installed.")};
}

Error died() {
    return {ErrorKind::Internal, Sentence::verbatim("A process of the measurement died.")};
}

}  // namespace

Result<std::pair<json, Used>> inChild(const std::function<Result<json>()>& work) {
    int ends[2];
    if (::pipe(ends) != 0) return died();
    const auto begin = Clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        const auto result = work();
        const std::string text =
            (result ? json{{"result", *result}} : json{{"error", result.error().toText()}}).dump();
        const bool isSent =
            ::write(ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size());
        ::_exit(isSent ? 0 : 1);
    }
    ::close(ends[1]);
    std::string text;
    char block[4096];
    for (ssize_t bytes = 0; (bytes = ::read(ends[0], block, sizeof block)) > 0;)
        text.append(block, static_cast<std::size_t>(bytes));
    ::close(ends[0]);
    Used used;
    if (child < 0 || waitFor(child, begin, used) != 0) return died();
    const json answer = json::parse(text, nullptr, false);
    if (!answer.is_object()) return died();
    if (const auto error = answer.find("error"); error != answer.end())
        return Error{ErrorKind::Internal, Sentence::verbatim(error->get<std::string>())};
    return std::pair(answer.at("result"), used);
}

Result<Used> runProgram(const std::vector<std::string>& command) {
    const auto begin = Clock::now();
    const pid_t child = ::fork();
    if (child == 0) become(command, ::open("/dev/null", O_WRONLY | O_CLOEXEC));
    Used used;
    const int status = child < 0 ? -1 : waitFor(child, begin, used);
    if (status == notFound) return isMissing(command.front());
    if (status != 0) return died();
    return used;
}

Result<std::vector<TimedLine>> timedLines(const std::vector<std::string>& command) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return died();
    const auto begin = Clock::now();
    const pid_t child = ::fork();
    if (child == 0) become(command, ends[1]);
    ::close(ends[1]);
    std::vector<TimedLine> lines(1);
    char letter = 0;
    while (::read(ends[0], &letter, 1) == 1) {
        if (letter != '\n') {
            lines.back().text += letter;
            continue;
        }
        lines.back().seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        lines.emplace_back();
    }
    ::close(ends[0]);
    lines.pop_back();
    Used used;
    const int status = child < 0 ? -1 : waitFor(child, begin, used);
    if (status == notFound) return isMissing(command.front());
    if (status != 0) return died();
    return lines;
}

}  // namespace tripletalk::bench
