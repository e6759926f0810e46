// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/boundedqueue.h"

#include <thread>

#include <gtest/gtest.h>

namespace tripletalk::graph {

TEST(BoundedQueue, HandsThingsOverInOrder) {
    BoundedQueue<int> queue(2);
    std::thread producer([&] {
        for (int i = 0; i < 1000; ++i) queue.push(i);
        queue.end();
    });
    int expected = 0;
    while (auto item = queue.pop()) EXPECT_EQ(*item, expected++);
    producer.join();
    EXPECT_EQ(expected, 1000);
}

TEST(BoundedQueue, StopsAProducerThatWaits) {
    BoundedQueue<int> queue(1);
    int pushed = 0;
    std::thread producer([&] {
        while (queue.push(0)) ++pushed;
    });
    EXPECT_TRUE(queue.pop());
    queue.close();
    producer.join();
    EXPECT_LE(pushed, 2);
    EXPECT_FALSE(queue.pop());
    EXPECT_FALSE(queue.push(1));
}

TEST(BoundedQueue, StopsAConsumerThatWaits) {
    BoundedQueue<int> queue(1);
    bool popped = true;
    std::thread consumer([&] { popped = queue.pop().has_value(); });
    queue.close();
    consumer.join();
    EXPECT_FALSE(popped);
}

}  // namespace tripletalk::graph
