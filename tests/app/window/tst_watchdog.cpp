// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/watchdog.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QPlatformSurfaceEvent>
#include <QQuickWindow>
#include <QTimer>
#include <gtest/gtest.h>

using namespace tripletalk::app;
using namespace std::chrono_literals;

namespace {

/// Works until a while has passed, as a handler that holds up the window does.
void workFor(std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
    }
}

constexpr std::chrono::milliseconds limit = 10ms;
constexpr auto never = std::chrono::hours(1);

TEST(Watchdog, NamesTheEventAndTheReceiverThatHeldUpTheWindow) {
    QTimer receiver;
    QEvent event(QEvent::UpdateRequest);
    Watchdog watchdog(limit);
    watchdog.measure(&receiver, &event, [] {
        workFor(40 * limit);
        return true;
    });
    const WatchReport report = watchdog.takeReport();
    EXPECT_EQ(report.blocks, 1);
    EXPECT_EQ(report.frames, 0);
    EXPECT_GE(report.worst.ms, 400);
    EXPECT_EQ(report.worst.event, "UpdateRequest");
    EXPECT_EQ(report.worst.receiver, "QTimer");
    EXPECT_EQ(watchdog.takeReport().blocks, 0);
}

TEST(Watchdog, TellsWhereTheThreadWas) {
    QTimer receiver;
    QEvent event(QEvent::Timer);
    std::vector<std::string> told;
    {
        Watchdog watchdog(1ms, [&](const Block& block) { told.push_back(toText(block)); });
        watchdog.measure(&receiver, &event, [] {
            workFor(40 * limit);
            return true;
        });
        EXPECT_FALSE(watchdog.takeReport().worst.calls.empty());
    }
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find(" ms in Timer of QTimer\n"), std::string::npos) << told[0];
    EXPECT_NE(told[0].find("test_app"), std::string::npos) << told[0];
}

TEST(Watchdog, IsSilentAboutQuickEvents) {
    QTimer receiver;
    QEvent event(QEvent::Timer);
    Watchdog watchdog(never);
    EXPECT_TRUE(watchdog.measure(&receiver, &event, [] { return true; }));
    EXPECT_FALSE(watchdog.measure(&receiver, &event, [] { return false; }));
    EXPECT_EQ(watchdog.takeReport().blocks, 0);
}

TEST(Watchdog, MeasuresTheEventsOfANestedLoopByThemselves) {
    QTimer receiver;
    QEvent outer(QEvent::User);
    QEvent inner(QEvent::MouseMove);
    Watchdog watchdog(limit);
    const auto work = [] {
        workFor(2 * limit);
        return true;
    };
    watchdog.measure(&receiver, &outer, [&] {
        Q_EMIT QAbstractEventDispatcher::instance()->awake();  // as a loop does at each turn
        watchdog.measure(&receiver, &inner, work);
        return watchdog.measure(&receiver, &inner, work);
    });
    const WatchReport report = watchdog.takeReport();
    EXPECT_EQ(report.blocks, 2);
    EXPECT_EQ(report.worst.event, "MouseMove");
}

TEST(Watchdog, CountsWhatOneEventCausesAsOne) {
    QTimer receiver;
    QEvent outer(QEvent::User);
    QEvent inner(QEvent::MouseMove);
    Watchdog watchdog(0ms);
    watchdog.measure(&receiver, &outer,
                     [&] { return watchdog.measure(&receiver, &inner, [] { return true; }); });
    const WatchReport report = watchdog.takeReport();
    EXPECT_EQ(report.blocks, 1);
    EXPECT_EQ(report.worst.event, "User");
}

TEST(Watchdog, CountsTheFramesOfEveryWindow) {
    QQuickWindow window;
    QPlatformSurfaceEvent made(QPlatformSurfaceEvent::SurfaceCreated);
    QEvent update(QEvent::UpdateRequest);
    Watchdog watchdog(limit);
    watchdog.measure(&window, &made, [] { return true; });
    for (const auto time : {0ms, 2 * limit})
        watchdog.measure(&window, &update, [&] {
            workFor(time);
            Q_EMIT window.frameSwapped();
            return true;
        });
    const WatchReport report = watchdog.takeReport();
    EXPECT_EQ(report.frames, 2);
    EXPECT_EQ(report.slowFrames, 1);
}

}  // namespace
