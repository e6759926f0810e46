// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sample/random.h"

#include <cstdint>
#include <map>
#include <string>

#include <QByteArray>
#include <QHash>
#include <QTcpServer>

class QTcpSocket;

namespace tripletalk::soak {

/// A model server (chat completions, streamed) on this computer that mostly answers as it should,
/// and for a share of requests, drawn by a seed, does not: it drops the connection before or within
/// the reply, says 500 once or until the program gives up, says 429, takes seconds, or never ends.
class FlakyServer : public QTcpServer {
  public:
    explicit FlakyServer(std::uint64_t seed);

    /// Where it listens; empty if it could not.
    [[nodiscard]] QString url() const;
    /// How often it did what, by name.
    [[nodiscard]] const std::map<std::string, int>& tally() const { return m_tally; }

  private:
    enum class Deed {
        Right,
        DropAtOnce,
        DropWithin,
        FailOnce,
        FailForGood,
        TooMany,
        Slow,
        TrickleForEver,
        PourForEver,
    };

    void welcome();
    void read(QTcpSocket* socket);
    void answer(QTcpSocket* socket, const QByteArray& path, const QByteArray& body);
    void chat(QTcpSocket* socket, const QByteArray& body);
    [[nodiscard]] Deed deedFor(const QByteArray& body);
    static void say(QTcpSocket* socket, int status, const QByteArray& body);
    static void sayByAndBy(QTcpSocket* socket, const QList<QByteArray>& pieces);
    static void trickle(QTcpSocket* socket);
    static void pour(QTcpSocket* socket);

    sample::Random m_random;
    QHash<QTcpSocket*, QByteArray> m_read;  ///< of a request that is not whole yet
    QHash<QByteArray, int> m_failing;       ///< requests that fail for good: how often they will
    std::map<std::string, int> m_tally;
};

}  // namespace tripletalk::soak
