// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"

#include "base/text.h"
#include "net/loopback.h"
#include "net/networkthread.h"
#include "net/retryafter.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>

#include <QCoreApplication>
#include <QUrl>

namespace tripletalk::net {

namespace {

using Clock = Exchange::Clock;
using std::chrono::milliseconds;

bool hasControlCharacter(const std::string& value) {
    return std::any_of(value.begin(), value.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

Result<QNetworkRequest> toQt(const Request& request) {
    const QUrl url(QString::fromStdString(request.url), QUrl::StrictMode);
    const bool web =
        url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!url.isValid() || !web || url.host().isEmpty())
        return Error{
            ErrorKind::Usage,
            say("Sentence", "This is not a web address that can be asked: %1")
                .arg(text::elide(
                    url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery).toStdString(), 200))};
    QNetworkRequest qt(url);
    // Followed by ourselves: Qt 6.4 reports a complete reply to a redirected POST as broken now and
    // then.
    qt.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                    QNetworkRequest::ManualRedirectPolicy);
    qt.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    qt.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    qt.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    qt.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    qt.setRawHeader("Accept-Encoding",
                    "identity");  // a packed stream would be held back until a block is full
    for (const auto& [name, value] : request.headers) {
        if (hasControlCharacter(name) || hasControlCharacter(value))
            return Error{ErrorKind::Usage,
                         say("Sentence", "The header %1 holds control characters.")
                             .arg(text::elide(name, 40))};
        qt.setRawHeader(QByteArray::fromStdString(name), QByteArray::fromStdString(value));
    }
    return qt;
}

/// Puts the address that a name stands for now in the name's place, so that it cannot stand for
/// another one when the connection is made.
Result<void> confine(QNetworkRequest& qt) {
    QUrl url = qt.url();
    const auto address = loopbackAddress(url.host().toStdString());
    if (!address) return address.error();
    const QString name = url.host();
    qt.setRawHeader("Host", url.authority(QUrl::FullyEncoded).section('@', -1).toUtf8());
    qt.setPeerVerifyName(name);
    url.setHost(QString::fromStdString(*address));
    qt.setUrl(url);
    return {};
}

std::string inSeconds(milliseconds time) {
    return text::formatNumber(static_cast<double>(time.count()) / 1000) + " s";
}

/// The earliest of the deadlines that apply, and what to say when it has passed.
struct Limit {
    Clock::time_point at;
    Sentence words;
};

/// One try, seen from the thread that waits for it.
class Try {
  public:
    Try(const Request& request, const CancelToken& cancel, const Client::OnData& onData,
        NetworkThread& network, Clock::time_point end, const QNetworkRequest& qt)
        : m_request(request),
          m_cancel(cancel),
          m_onData(onData),
          m_network(network),
          m_end(end),
          m_exchange(std::make_shared<Exchange>(qt, request.method, request.body)) {}

    Result<Reply> run() {
        const auto registration = m_cancel.onCancel([exchange = m_exchange] { exchange->wake(); });
        m_started = m_lastPiece = Clock::now();
        m_network.send(m_exchange);
        auto reply = receive();
        if (!m_finished) m_network.abort(m_exchange);
        return reply;
    }
    /// True if the same request may be sent again: nobody listened, or the server asked for
    /// patience.
    [[nodiscard]] bool mayRepeat(const Result<Reply>& reply) const {
        if (!reply) return m_refused;
        return reply->status == 429 || reply->status >= 500;
    }

  private:
    Result<Reply> receive() {
        for (;;) {
            const Limit limit = nextLimit();
            const auto news = m_exchange->wait(std::min(wakeAt(), limit.at));
            if (m_cancel.cancelled()) return m_cancel.error();
            m_finished = news.finished;
            if (!news.pieces.empty()) {
                m_lastPiece = news.lastPiece;
                m_begun = true;
            }
            for (const std::string& piece : news.pieces) {
                const auto more = take(piece);
                if (!more) return more.error();
                if (!*more) return finishedReply();
            }
            if (news.wasFull) m_network.resume(m_exchange);
            if (m_finished) return end();
            if (!news.pieces.empty()) continue;
            if (Clock::now() >= limit.at)
                return Error{ErrorKind::Timeout, limit.words, m_request.method + " " + server()};
            if (!m_begun && !m_slowSaid && Clock::now() >= m_started + m_request.slowAfter) {
                m_slowSaid = true;
                if (m_request.onSlow) m_request.onSlow();
            }
        }
    }

    [[nodiscard]] Limit nextLimit() const {
        const auto& deadlines = m_request.deadlines;
        Limit limit =
            m_begun ? Limit{m_lastPiece + deadlines.silence,
                            say("Sentence", "%1 fell silent for %2 in the middle of its reply.")
                                .arg(server(), inSeconds(deadlines.silence))}
                    : Limit{m_started + deadlines.firstByte,
                            say("Sentence", "%1 did not begin to answer within %2.")
                                .arg(server(), inSeconds(deadlines.firstByte))};
        if (m_end < limit.at)
            limit = {m_end, say("Sentence", "%1 did not finish its answer within %2.")
                                .arg(server(), inSeconds(deadlines.total))};
        return limit;
    }

    /// When to look up although nothing arrived: the token's own deadline calls nobody, and
    /// `onSlow` wants to be called.
    [[nodiscard]] Clock::time_point wakeAt() const {
        auto at = Clock::time_point::max();
        if (const auto left = m_cancel.remaining()) at = Clock::now() + *left + milliseconds(1);
        if (!m_begun && !m_slowSaid && m_request.onSlow)
            at = std::min(at, m_started + m_request.slowAfter);
        return at;
    }

    /// False: the reader wants no more.
    Result<bool> take(const std::string& piece) {
        m_received += piece.size();
        if (m_received > m_request.maxBody)
            return Error{
                ErrorKind::Limit,
                say("Sentence", "%1 sent more than %2 bytes.").arg(server(), m_request.maxBody)};
        const int status = m_exchange->status();
        if (m_onData && status >= 200 && status < 300) return m_onData(piece);
        m_body += piece;
        return true;
    }

    Result<Reply> end() {
        if (auto failure = m_exchange->takeFailure()) {
            m_refused = failure->fault == Fault::Refused;
            if (m_request.onFault) m_request.onFault(failure->fault);
            return std::move(failure->error);
        }
        return finishedReply();
    }

    Reply finishedReply() {
        return {m_exchange->status(), m_exchange->takeHeaders(), std::move(m_body)};
    }
    [[nodiscard]] std::string server() const { return serverName(m_exchange->request.url()); }

    const Request& m_request;
    const CancelToken& m_cancel;
    const Client::OnData& m_onData;
    NetworkThread& m_network;
    const Clock::time_point m_end;
    const std::shared_ptr<Exchange> m_exchange;
    Clock::time_point m_started;
    Clock::time_point m_lastPiece;
    std::string m_body;
    std::size_t m_received = 0;
    bool m_begun = false;
    bool m_finished = false;
    bool m_refused = false;
    bool m_slowSaid = false;
};

/// False if cancelled meanwhile.
bool pauseFor(milliseconds pause, const CancelToken& cancel) {
    // Shared with the callback, which may still be running on the cancelling thread while we
    // return.
    struct Bell {
        std::mutex mutex;
        std::condition_variable rung;
    };
    const auto bell = std::make_shared<Bell>();
    const auto registration = cancel.onCancel([bell] {
        const std::lock_guard lock(bell->mutex);
        bell->rung.notify_all();
    });
    if (const auto left = cancel.remaining()) pause = std::min(pause, *left + milliseconds(1));
    std::unique_lock lock(bell->mutex);
    bell->rung.wait_for(lock, pause, [&cancel] { return cancel.cancelled(); });
    return !cancel.cancelled();
}

/// Where a reply sends its request, or nothing.
std::optional<std::string> redirectOf(const Reply& reply) {
    const bool redirects =
        reply.status >= 301 && reply.status <= 308 && reply.status != 304 && reply.status != 305;
    const auto location = reply.headers.find("location");
    if (!redirects || location == reply.headers.end()) return std::nullopt;
    return location->second;
}

/// Turns a request into the one that follows a redirect (RFC 9110, 15.4). A POST stays one but for
/// 303, since what it asks is in its body; that goes to no other server. Errors: Network if it must
/// not be followed.
Result<void> redirect(Request& request, int status, const std::string& location, int redirects) {
    constexpr int most = 5;
    const QUrl from(QString::fromStdString(request.url));
    const QUrl to = from.resolved(QUrl(QString::fromStdString(location)));
    const auto refuse = [&](Sentence why) {
        return Error{ErrorKind::Network, std::move(why).arg(serverName(from)),
                     "status " + std::to_string(status)};
    };
    if (request.secret)
        return refuse(say("Sentence",
                          "%1 sends the request elsewhere; it carries a key and does not follow."));
    if (redirects >= most)
        return refuse(say("Sentence", "%1 sends the request elsewhere again and again."));
    if (from.scheme() == QLatin1String("https") && to.scheme() != from.scheme())
        return refuse(say("Sentence", "%1 sends the request elsewhere, to an insecure address."));
    if (status == 303) {
        request.method = "GET";
        request.body.clear();
    }
    // One that must stay on this computer is refused for that reason, when its address is known.
    if (!request.body.empty() && to.host() != from.host() && !request.loopbackOnly)
        return refuse(say("Sentence", "%1 sends the request elsewhere, to another server."));
    request.url = to.toString(QUrl::FullyEncoded).toStdString();
    return {};
}

}  // namespace

struct Client::Private {
    std::once_flag started;
    std::unique_ptr<NetworkThread>
        thread;  // made by the first request: a client may be made before the application

    NetworkThread& network() {
        std::call_once(started, [this] { thread = std::make_unique<NetworkThread>(); });
        return *thread;
    }
};

Client::Client() : d(std::make_unique<Private>()) {}
Client::~Client() = default;

void Client::use(const Connection& connection) { d->network().use(connection); }

Result<Reply> Client::sendAndRetry(const Request& request, const CancelToken& cancel,
                                   const OnData& onData, TimePoint end) {
    auto qt = toQt(request);
    if (!qt) return qt.error();
    if (request.loopbackOnly)
        if (const auto confined = confine(*qt); !confined) return confined.error();
    milliseconds pause = request.retry.pause;
    for (int tries = 1;; ++tries, pause *= 2) {
        Try once(request, cancel, onData, d->network(), end, *qt);
        auto reply = once.run();
        if (tries >= request.retry.attempts || !once.mayRepeat(reply)) return reply;
        milliseconds wait = pause;
        if (reply && reply->headers.contains("retry-after"))
            wait = std::max(wait, retryAfter(reply->headers.at("retry-after"),
                                             std::chrono::system_clock::now()));
        if (Clock::now() + wait >= end) return reply;  // another try could not finish in time
        if (!pauseFor(wait, cancel)) return cancel.error();
    }
}

Result<Reply> Client::send(const Request& request, const CancelToken& cancel,
                           const OnData& onData) {
    if (QCoreApplication::instance() == nullptr)
        return Error{ErrorKind::Internal,
                     say("Sentence", "The network needs a running application."),
                     "no QCoreApplication"};
    if (cancel.cancelled()) return cancel.error();
    const auto end = Clock::now() + request.deadlines.total;
    Request current = request;
    for (int redirects = 0;; ++redirects) {
        auto reply = sendAndRetry(current, cancel, onData, end);
        const auto location = reply ? redirectOf(*reply) : std::nullopt;
        if (!location) return reply;
        if (const auto followed = redirect(current, reply->status, *location, redirects); !followed)
            return followed.error();
    }
}

}  // namespace tripletalk::net
