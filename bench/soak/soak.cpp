// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/soak.h"

#include "base/jsontext.h"
#include "knowledge/importfiles.h"
#include "sample/sample.h"

#include <cmath>
#include <cstdio>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace tripletalk::soak {

using nlohmann::json;

namespace {

constexpr double mostMbPerThousand = 2;  ///< 2 KB a question: what a list of chats itself may take
constexpr int sampleMs = 5'000;
constexpr int minuteMs = 60'000;
constexpr int checkMs = 600'000;
constexpr std::uint64_t seedStep = 1'000'003;  ///< between what draws from one seed

/// A part of the verdict.
bool holds(bool isSo, const std::string& what) {
    std::printf("%s: %s\n", isSo ? "holds" : "DOES NOT HOLD", what.c_str());
    return isSo;
}

std::string withPlaces(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%+.2f", number);
    return text;
}

int countOf(const WindowProcess& window, const char* end) {
    const auto found = window.ends().find(end);
    return found == window.ends().end() ? 0 : found->second;
}

}  // namespace

Soak::Soak(const SoakOptions& options)
    : m_options(options),
      m_folder(m_temporary.path().toStdString()),
      m_server(options.seed * seedStep) {}

bool Soak::run() {
    Rests before;
    Rests after;
    if (!prepare()) return false;
    for (std::size_t at = 0; at < m_windows.size(); ++at)
        m_windows[at] = std::make_unique<WindowProcess>(
            WindowTask{at == 0 ? "A" : "B", m_folder,
                       m_options.questions / 2 + (at == 0 ? m_options.questions % 2 : 0),
                       m_options.minutes, m_options.seed * seedStep + at + 1},
            m_server.url(), [this](const QByteArray& line) {
                m_said.write(line.data(), line.size());
                m_said << std::endl;
            });
    const bool isDone = comeToRest(before) && work() && comeToRest(after) && endWindows();
    printDeeds();
    return isDone && judge(before, after);
}

bool Soak::prepare() {
    m_said.open(m_folder / "said.jsonl");
    if (m_server.url().isEmpty() || !m_said)
        return holds(false, "there is a server, and a folder for the data");
    const auto written = sample::writeSample({.out = m_folder / "sample", .seed = m_options.seed});
    std::error_code failed;
    std::filesystem::create_directories(m_folder / "bases", failed);
    const auto report = written
                            ? knowledge::importFiles({m_folder / "sample" / "sample.ttl"},
                                                     m_folder / "bases" / "sample.kb", {}, {}, {})
                            : written.error();
    return report || holds(false, "the sample is imported: " + report.error().toText());
}

bool Soak::isWell() {
    bool isSo = true;
    for (const auto& window : m_windows)
        if (const std::string fault = window->fault(); !fault.empty())
            isSo = holds(false, "window " + window->name() + " works (it " + fault + ")");
    return isSo;
}

bool Soak::waitUntil(const std::function<bool()>& isSo) {
    QTimer wake;
    wake.start(500);
    while (!isSo()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!isWell()) return false;
    }
    return true;
}

bool Soak::comeToRest(Rests& rests) {
    if (!waitUntil([this] { return m_windows[0]->rests() && m_windows[1]->rests(); })) return false;
    for (std::size_t at = 0; at < m_windows.size(); ++at) rests[at] = m_windows[at]->figures();
    return rests[0] && rests[1];
}

bool Soak::work() {
    std::puts(
        "| minute | asked | answered | failed | stopped | A: RSS MB | anonymous | files | threads "
        "| "
        "B: RSS MB | anonymous | files | threads |\n"
        "|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    m_time.start();
    for (const auto& window : m_windows) {
        window->countFromHere();
        window->goOn();
    }
    QDeadlineTimer nextSample(sampleMs);
    QDeadlineTimer nextLine(minuteMs);  // minutes do not drift
    const auto areDone = [&] {
        const int asked = m_windows[0]->asked() + m_windows[1]->asked();
        if (nextLine.hasExpired()) {
            printLine();
            nextLine.setDeadline(nextLine.deadline() + minuteMs);
        }
        if (nextSample.hasExpired() && asked < m_options.questions) {
            for (const auto& window : m_windows) window->sample();
            nextSample = QDeadlineTimer(sampleMs);
        }
        return m_windows[0]->rests() && m_windows[1]->rests();
    };
    const bool isDone = waitUntil(areDone);
    printLine();
    return isDone;
}

void Soak::printLine() {
    int asked = 0;
    int answered = 0;
    int failed = 0;
    int stopped = 0;
    std::string figures;
    for (const auto& window : m_windows) {
        asked += window->asked();
        answered += countOf(*window, "answer_finished");
        failed += countOf(*window, "run_failed");
        stopped += countOf(*window, "run_cancelled");
        const ProcessFigures now = window->figures().value_or(ProcessFigures());
        char text[96];
        std::snprintf(text, sizeof text, " %.0f | %.0f | %d | %d |", now.residentMb,
                      now.anonymousMb, now.handles, now.threads);
        figures += text;
    }
    std::printf("| %.1f | %d | %d | %d | %d |%s\n",
                static_cast<double>(m_time.elapsed()) / minuteMs, asked, answered, failed, stopped,
                figures.c_str());
    std::fflush(stdout);
}

bool Soak::endWindows() {
    for (const auto& window : m_windows) window->goOn();
    return waitUntil([this] { return m_windows[0]->ended() && m_windows[1]->ended(); });
}

void Soak::printDeeds() {
    std::map<std::string, WindowProcess::Deeds> deeds;
    std::map<std::string, int> notices;
    for (const auto& window : m_windows) {
        for (const auto& [name, counts] : window->deeds()) {
            deeds[name].done += counts.done;
            deeds[name].refused += counts.refused;
        }
        for (const auto& [words, count] : window->notices()) notices[words] += count;
    }
    std::printf("\nbeside the questions:");
    for (const auto& [name, counts] : deeds)
        std::printf(" %s %d (%d not),", name.c_str(), counts.done, counts.refused);
    std::printf("\nthe server:");
    for (const auto& [name, count] : m_server.tally()) std::printf(" %s %d,", name.c_str(), count);
    std::puts("");
    for (const auto& [words, count] : notices)
        std::printf("told %d times: %s\n", count, words.c_str());
    std::puts("");
}

bool Soak::judge(const Rests& before, const Rests& after) {
    const int asked = m_windows[0]->asked() + m_windows[1]->asked();
    bool isSo = holds(asked >= m_options.questions, std::to_string(asked) + " questions asked of " +
                                                        std::to_string(m_options.questions));
    for (std::size_t at = 0; at < m_windows.size(); ++at)
        isSo = judgeWindow(*m_windows[at], *before[at], *after[at]) && isSo;
    return judgeMessages() && isSo;
}

bool Soak::judgeWindow(const WindowProcess& window, const ProcessFigures& before,
                       const ProcessFigures& after) {
    const std::string name = "window " + window.name() + ": ";
    const auto numbers = [](int from, int to) {
        return std::to_string(from) + " at rest before, " + std::to_string(to) + " after";
    };
    bool isSo =
        holds(window.slope() <= mostMbPerThousand,
              name + "memory " + withPlaces(window.slope()) + " MB per 1,000 questions (at most " +
                  withPlaces(mostMbPerThousand) + "; at rest " +
                  std::to_string(std::lround(before.anonymousMb)) + " MB before, " +
                  std::to_string(std::lround(after.anonymousMb)) + " MB after)");
    isSo = holds(after.handles <= before.handles,
                 name + "open files " + numbers(before.handles, after.handles)) &&
           isSo;
    return holds(after.threads <= before.threads,
                 name + "threads " + numbers(before.threads, after.threads)) &&
           isSo;
}

bool Soak::judgeMessages() {
    QProcess check;
    check.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    check.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--check"), QString::fromStdString(m_folder.string())});
    check.waitForFinished(checkMs);
    const json found = parsedJson(check.readAllStandardOutput().toStdString());
    const json& lost = elementsOf(found, "lost");
    for (const json& one : lost) std::printf("lost: %s\n", jsonText(one).c_str());
    return holds(found.is_object() && lost.empty(),
                 "of " + std::to_string(memberOr(found, "messages", 0)) +
                     " messages that were said " + std::to_string(memberOr(found, "deleted", 0)) +
                     " were deleted, " + std::to_string(lost.size()) + " are lost (" +
                     std::to_string(memberOr(found, "answers", 0)) + " answers, " +
                     std::to_string(memberOr(found, "copies", 0)) + " copied chats)");
}

}  // namespace tripletalk::soak
