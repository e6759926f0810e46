// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "soak/flakyserver.h"
#include "soak/windowprocess.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>

#include <QElapsedTimer>
#include <QTemporaryDir>

namespace tripletalk::soak {

struct SoakOptions {
    int questions = 10'000;
    double minutes = 60;
    std::uint64_t seed = 1;
};

/// Two windows at work on the same data, in processes of their own, with a flaky server; what they
/// hold is looked at from outside, and what they said is held against the conversations on disk by
/// a third process.
class Soak {
  public:
    explicit Soak(const SoakOptions& options);

    /// Prints a line each minute and the verdict. True if nothing grew, hung or was lost.
    bool run();

  private:
    using Rests = std::array<std::optional<ProcessFigures>, 2>;

    bool prepare();
    /// Both windows stand still: what they hold. False if one will not come to it.
    bool comeToRest(Rests& rests);
    bool work();
    bool endWindows();
    void printLine();
    void printDeeds();
    bool judge(const Rests& before, const Rests& after);
    bool judgeWindow(const WindowProcess& window, const ProcessFigures& before,
                     const ProcessFigures& after);
    bool judgeMessages();
    bool isWell();
    bool waitUntil(const std::function<bool()>& isSo);

    SoakOptions m_options;
    QTemporaryDir m_temporary;
    std::filesystem::path m_folder;
    std::ofstream m_said;
    FlakyServer m_server;
    std::array<std::unique_ptr<WindowProcess>, 2> m_windows;
    QElapsedTimer m_time;
};

}  // namespace tripletalk::soak
