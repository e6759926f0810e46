// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "net/server/served.h"

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace tripletalk::net {

/// What is on its way from the worker that answers one request to its client: the worker waits in
/// `push` while too much is, the thread of the server tells with `left` what still is. Any thread.
class Outgoing {
  public:
    /// Bytes that may wait for a client.
    static constexpr std::size_t most = 1U << 20U;

    /// Cancelled once the client is gone.
    CancelToken cancel;

    /// Counts bytes that are handed over; false if the client is gone.
    bool push(std::size_t bytes);
    /// So many of them went to the socket, which holds so many by now.
    void passed(std::size_t bytes, std::size_t held);
    /// The socket holds so many by now.
    void hold(std::size_t held) { passed(0, held); }
    void close();

  private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_handed = 0;
    std::size_t m_held = 0;
    bool m_closed = false;
};

/// Writes an answer as HTTP/1.1 has it, piece by piece.
class WrittenReply : public ServedReply {
  public:
    /// On the thread of the server; `last`: the answer is complete.
    using Hand = std::function<void(std::string bytes, bool last)>;

    struct Style {
        bool headOnly = false;  ///< the method was HEAD
        bool chunked = true;    ///< else an answer of unknown length ends with the connection
        bool closes = false;    ///< the connection ends behind the answer
    };
    WrittenReply(std::shared_ptr<Outgoing> outgoing, const Style& style, Hand hand);
    void send(int status, const HeaderFields& headers, std::string body) override;
    void begin(int status, const HeaderFields& headers) override;
    bool write(std::string_view chunk) override;
    void end() override;

    [[nodiscard]] bool isBegun() const { return m_begun; }
    [[nodiscard]] bool isEnded() const { return m_ended; }

  private:
    bool hand(std::string bytes, bool last);

    std::shared_ptr<Outgoing> m_outgoing;
    Style m_style;
    Hand m_hand;
    bool m_begun = false;
    bool m_ended = false;
};

/// "HTTP/1.1 404 Not Found" and the fields, with the line that ends them. What would end a field
/// early is left out of it.
std::string headText(int status, const HeaderFields& headers);

}  // namespace tripletalk::net
