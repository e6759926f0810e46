// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/eventthread.h"
#include "support/testapplication.h"

#include <atomic>

#include <QCoreApplication>
#include <QEvent>
#include <gtest/gtest.h>
#include <pthread.h>
#include <unistd.h>

using namespace tripletalk;

namespace {

/// Counts what reaches it, and tells on which thread it lived.
class Counter : public QObject {
  public:
    Counter(std::atomic<int>& events, std::thread::id& madeOn, std::thread::id& destroyedOn)
        : m_events(events), m_destroyedOn(destroyedOn) {
        madeOn = std::this_thread::get_id();
    }
    ~Counter() override { m_destroyedOn = std::this_thread::get_id(); }

  protected:
    void customEvent(QEvent* /*event*/) override { ++m_events; }

  private:
    std::atomic<int>& m_events;
    std::thread::id& m_destroyedOn;
};

TEST(EventThread, MakesAndDestroysItsObjectThereAndLetsPostedEventsArrive) {
    tests::ensureApplication();
    std::atomic<int> events = 0;
    std::thread::id madeOn;
    std::thread::id destroyedOn;
    {
        const net::EventThread thread(
            "counter", [&] { return std::make_unique<Counter>(events, madeOn, destroyedOn); });
        for (int i = 0; i < 3; ++i)
            QCoreApplication::postEvent(&thread.object(), new QEvent(QEvent::User));
    }
    EXPECT_EQ(events, 3);
    EXPECT_NE(madeOn, std::this_thread::get_id());
    EXPECT_EQ(madeOn, destroyedOn);
}

TEST(EventThread, IsOverOnlyWhenWhatLibrariesKeptForItIsFreed) {
    tests::ensureApplication();
    static std::atomic<bool> freed = false;
    pthread_key_t key{};
    ASSERT_EQ(pthread_key_create(&key,
                                 [](void*) {
                                     ::usleep(50'000);
                                     freed = true;
                                 }),
              0);
    {
        const net::EventThread thread("keeper", [&] {
            pthread_setspecific(key, &freed);
            return std::make_unique<QObject>();
        });
    }
    EXPECT_TRUE(freed);
    pthread_key_delete(key);
}

}  // namespace
