// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/outgoing.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tripletalk::net {

namespace {

/// A large body goes in pieces, so that a slow client holds few of its bytes.
constexpr std::size_t pieceSize = 256U << 10U;

std::string_view reasonOf(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 202:
            return "Accepted";
        case 204:
            return "No Content";
        case 400:
            return "Bad Request";
        case 401:
            return "Unauthorized";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 406:
            return "Not Acceptable";
        case 408:
            return "Request Timeout";
        case 411:
            return "Length Required";
        case 413:
            return "Content Too Large";
        case 415:
            return "Unsupported Media Type";
        case 421:
            return "Misdirected Request";
        case 431:
            return "Request Header Fields Too Large";
        case 502:
            return "Bad Gateway";
        case 503:
            return "Service Unavailable";
        default:
            return status < 500 ? "Unknown" : "Internal Server Error";
    }
}

std::string withoutBreaks(std::string text) {
    std::erase_if(text, [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
    return text;
}

std::string asChunk(std::string_view bytes) {
    std::array<char, 16> size{};
    const auto written =
        std::to_chars(size.data(), size.data() + size.size(), bytes.size(), 16).ptr;
    return std::string(size.data(), written).append("\r\n").append(bytes).append("\r\n");
}

}  // namespace

bool Outgoing::push(std::size_t bytes) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_closed || m_handed + m_held < most; });
    m_handed += bytes;
    return !m_closed;
}

void Outgoing::passed(std::size_t bytes, std::size_t held) {
    {
        const std::lock_guard lock(m_mutex);
        m_handed -= std::min(m_handed, bytes);
        m_held = held;
    }
    m_changed.notify_all();
}

void Outgoing::close() {
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
    }
    m_changed.notify_all();
    cancel.cancel();
}

std::string headText(int status, const HeaderFields& headers) {
    std::string head =
        "HTTP/1.1 " + std::to_string(status) + " " + std::string(reasonOf(status)) + "\r\n";
    for (const auto& [name, value] : headers)
        head += withoutBreaks(name) + ": " + withoutBreaks(value) + "\r\n";
    return head + "\r\n";
}

WrittenReply::WrittenReply(std::shared_ptr<Outgoing> outgoing, const Style& style, Hand hand)
    : m_outgoing(std::move(outgoing)), m_style(style), m_hand(std::move(hand)) {}

bool WrittenReply::hand(std::string bytes, bool last) {
    if (!m_outgoing->push(bytes.size())) return false;
    m_hand(std::move(bytes), last);
    return true;
}

void WrittenReply::send(int status, const HeaderFields& headers, std::string body) {
    m_begun = m_ended = true;
    HeaderFields fields = headers;
    if (status != 204) fields.emplace_back("Content-Length", std::to_string(body.size()));
    if (m_style.closes) fields.emplace_back("Connection", "close");
    if (m_style.headOnly) body.clear();
    std::string first = headText(status, fields);
    if (body.size() <= pieceSize) {
        hand(first.append(body), true);
        return;
    }
    if (!hand(std::move(first), false)) return;
    for (std::size_t at = 0; at < body.size(); at += pieceSize)
        if (!hand(body.substr(at, pieceSize), at + pieceSize >= body.size())) return;
}

void WrittenReply::begin(int status, const HeaderFields& headers) {
    m_begun = true;
    HeaderFields fields = headers;
    if (m_style.chunked) fields.emplace_back("Transfer-Encoding", "chunked");
    if (m_style.closes) fields.emplace_back("Connection", "close");
    hand(headText(status, fields), false);
}

bool WrittenReply::write(std::string_view chunk) {
    if (chunk.empty() || m_style.headOnly) return !m_outgoing->cancel.cancelled();
    return hand(m_style.chunked ? asChunk(chunk) : std::string(chunk), false);
}

void WrittenReply::end() {
    m_ended = true;
    hand(m_style.headOnly || !m_style.chunked ? "" : "0\r\n\r\n", true);
}

}  // namespace tripletalk::net
