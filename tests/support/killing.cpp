// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/killing.h"

#include <csignal>
#include <random>
#include <stdexcept>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::tests {

namespace {

pid_t start(const std::function<bool()>& work) {
    const pid_t child = ::fork();
    if (child < 0) throw std::runtime_error("no new process");
    if (child == 0) ::_exit(work() ? 0 : 1);  // leaves the parent's files and buffers alone
    return child;
}

int waitFor(pid_t child) {
    int status = 0;
    if (::waitpid(child, &status, 0) != child) throw std::runtime_error("the process is lost");
    return status;
}

}  // namespace

std::chrono::microseconds durationOf(const std::function<bool()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    const int status = waitFor(start(work));
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error("the work fails when nobody kills it");
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                                 begin);
}

bool killedAfter(std::chrono::microseconds after, const std::function<bool()>& work) {
    const pid_t child = start(work);
    std::this_thread::sleep_for(after);
    ::kill(child, SIGKILL);
    return WIFSIGNALED(waitFor(child));
}

std::vector<std::chrono::microseconds> momentsOf(std::chrono::microseconds duration, int count,
                                                 unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::chrono::microseconds> moments;
    for (int i = 0; i < count; ++i) {
        const double fraction = (i + static_cast<double>(random()) / std::mt19937::max()) / count;
        moments.emplace_back(
            static_cast<std::int64_t>(fraction * static_cast<double>(duration.count())));
    }
    return moments;
}

}  // namespace tripletalk::tests
