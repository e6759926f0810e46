// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "soak/processfigures.h"
#include "soak/soakedwindow.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QProcess>

namespace tripletalk::soak {

/// One window as the measuring process sees it: its lines, and what it holds from time to time.
class WindowProcess {
  public:
    struct Sample {
        int asked = 0;
        ProcessFigures figures;
    };
    struct Deeds {
        int done = 0;
        int refused = 0;
    };

    /// Starts this program again for the task; `heard` is called with each line that it says.
    WindowProcess(const WindowTask& task, const QString& server,
                  std::function<void(const QByteArray&)> heard);
    /// Kills it if it has not ended.
    ~WindowProcess();
    WindowProcess(const WindowProcess&) = delete;

    /// It stands still, before its work or after it, and waits for `goOn`.
    [[nodiscard]] bool rests() const { return m_rests; }
    void goOn();
    /// What was asked, done and told before is not counted.
    void countFromHere();
    [[nodiscard]] bool ended() const { return m_process.state() == QProcess::NotRunning; }
    /// What went wrong with the process itself; empty: nothing.
    [[nodiscard]] std::string fault() const;

    [[nodiscard]] std::optional<ProcessFigures> figures() const;
    /// Keeps the figures of this moment.
    void sample();
    /// MB of anonymous memory a thousand questions: the medians of the second and the last sixth of
    /// the samples compared.
    [[nodiscard]] double slope() const;

    [[nodiscard]] const std::string& name() const { return m_name; }
    // Since countFromHere.
    [[nodiscard]] int asked() const { return m_asked; }
    /// By the kind of their last event.
    [[nodiscard]] const std::map<std::string, int>& ends() const { return m_ends; }
    [[nodiscard]] const std::map<std::string, Deeds>& deeds() const { return m_deeds; }
    [[nodiscard]] const std::map<std::string, int>& notices() const { return m_notices; }

  private:
    void read();
    void take(const QByteArray& line);

    std::string m_name;
    std::function<void(const QByteArray&)> m_heard;
    QProcess m_process;
    QElapsedTimer m_silence;
    std::string m_hung;
    bool m_rests = false;
    int m_asked = 0;
    std::map<std::string, int> m_ends;
    std::map<std::string, Deeds> m_deeds;
    std::map<std::string, int> m_notices;
    std::vector<Sample> m_samples;
};

}  // namespace tripletalk::soak
