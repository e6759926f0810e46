// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/windowprocess.h"

#include "base/jsontext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace tripletalk::soak {

using nlohmann::json;

namespace {

constexpr qint64 longestSilenceMs = 240'000;  ///< a person gives up earlier and says so
constexpr std::size_t shares = 6;

QProcessEnvironment environmentFor(const WindowTask& task, const QString& server) {
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("OPENAI_BASE_URL"), server);
    environment.insert(QStringLiteral("OPENAI_API_KEY"), QStringLiteral("key-of-the-soak"));
    environment.insert(QStringLiteral("TRIPLETALK_DATA"),
                       QString::fromStdString(task.folder.string()));
    environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("software"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return environment;
}

/// What differs by a number alone is counted together.
std::string withoutNumbers(const std::string& words) {
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    return QString::fromStdString(words).replace(number, QStringLiteral("#")).toStdString();
}

double medianOf(const std::vector<WindowProcess::Sample>& samples, std::size_t share,
                const std::function<double(const WindowProcess::Sample&)>& value) {
    std::vector<double> values;
    for (std::size_t at = samples.size() * share / shares;
         at < samples.size() * (share + 1) / shares; ++at)
        values.push_back(value(samples[at]));
    return median(std::move(values));
}

}  // namespace

WindowProcess::WindowProcess(const WindowTask& task, const QString& server,
                             std::function<void(const QByteArray&)> heard)
    : m_name(task.name), m_heard(std::move(heard)) {
    m_process.setProcessEnvironment(environmentFor(task, server));
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process,
                     [this] { read(); });
    m_silence.start();
    m_process.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--window"), QString::fromStdString(task.name),
                     QString::fromStdString(task.folder.string()), QString::number(task.questions),
                     QString::number(task.minutes), QString::number(task.seed)});
}

WindowProcess::~WindowProcess() {
    m_process.kill();
    m_process.waitForFinished();
}

void WindowProcess::read() {
    m_silence.restart();
    while (m_process.canReadLine()) take(m_process.readLine().trimmed());
}

void WindowProcess::take(const QByteArray& line) {
    m_heard(line);
    const json said = parsedJson(line.toStdString());
    const auto text = [&](const char* name) { return memberOr(said, name, std::string()); };
    if (memberOr(said, "rest", false)) m_rests = true;
    if (!text("hung").empty()) m_hung = text("hung");
    if (!text("asked").empty()) ++m_asked;
    if (!text("ended").empty()) ++m_ends[text("how")];
    if (!text("notice").empty()) ++m_notices[withoutNumbers(text("notice"))];
    if (!text("deed").empty()) {
        Deeds& deeds = m_deeds[text("deed")];
        ++(memberOr(said, "done", false) ? deeds.done : deeds.refused);
    }
}

void WindowProcess::goOn() {
    m_rests = false;
    m_process.write("go on\n");
}

void WindowProcess::countFromHere() {
    m_asked = 0;
    m_ends.clear();
    m_deeds.clear();
    m_notices.clear();
}

std::string WindowProcess::fault() const {
    if (!m_hung.empty()) return "waited in vain for " + m_hung;
    if (m_process.error() == QProcess::FailedToStart) return "did not start";
    if (!ended() && m_silence.hasExpired(longestSilenceMs)) return "says nothing any more";
    if (ended() && m_process.exitStatus() == QProcess::CrashExit) return "crashed";
    if (ended() && m_process.exitCode() != 0)
        return "ended with " + std::to_string(m_process.exitCode());
    return {};
}

std::optional<ProcessFigures> WindowProcess::figures() const {
    return figuresOf(static_cast<pid_t>(m_process.processId()));
}

void WindowProcess::sample() {
    if (const auto now = figures()) m_samples.push_back({m_asked, *now});
}

double WindowProcess::slope() const {
    const auto memory = [](const Sample& one) { return one.figures.anonymousMb; };
    const auto asked = [](const Sample& one) { return static_cast<double>(one.asked); };
    const double questions = medianOf(m_samples, shares - 1, asked) - medianOf(m_samples, 1, asked);
    if (questions <= 0) return 0;
    return (medianOf(m_samples, shares - 1, memory) - medianOf(m_samples, 1, memory)) * 1'000 /
           questions;
}

}  // namespace tripletalk::soak
