// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"

#include <csignal>
#include <thread>

#include <QCoreApplication>

/// Ctrl+C and a polite kill stop the work in hand through its token; the second one ends the
/// program at once.
static void watchSignals(const sigset_t& stops, const tripletalk::CancelToken& cancel) {
    int signal = 0;
    sigwait(&stops, &signal);
    cancel.cancel(tripletalk::CancelReason::User);
    sigwait(&stops, &signal);
    std::_Exit(tripletalk::cli::Interrupted);
}

int main(int argc, char** argv) {
    using namespace tripletalk;
    sigset_t stops;
    sigemptyset(&stops);
    sigaddset(&stops, SIGINT);
    sigaddset(&stops, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &stops, nullptr);
    std::signal(SIGPIPE, SIG_IGN);

    const QCoreApplication application(argc, argv);
    cli::Context context{std::cin, std::cout, std::cerr, CancelToken(),
                         std::make_shared<net::Client>()};
    if (const auto used = cli::useSavedConnection(*context.client); !used)
        return context.fail(used.error());
    std::thread(watchSignals, stops, context.cancel).detach();
    const int status = cli::run({argv + 1, argv + argc}, context);
    return context.cancel.cancelled() ? cli::Interrupted : status;
}
