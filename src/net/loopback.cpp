// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/loopback.h"

#include <algorithm>

#include <QHostAddress>
#include <QHostInfo>
#include <QUrl>

namespace tripletalk::net {

bool isWebAddress(const std::string& url) {
    const QUrl parsed(QString::fromStdString(url), QUrl::StrictMode);
    const bool web = parsed.scheme() == u"http" || parsed.scheme() == u"https";
    return parsed.isValid() && web && !parsed.host().isEmpty();
}

std::string hostIn(const std::string& address) {
    const auto scheme = address.find("://");
    std::string rest = scheme == std::string::npos ? address : address.substr(scheme + 3);
    rest = rest.substr(0, rest.find_first_of("/?#"));
    if (const auto user = rest.rfind('@'); user != std::string::npos) rest = rest.substr(user + 1);
    if (rest.starts_with('[')) return rest.substr(1, rest.find(']') - 1);
    return rest.substr(0, rest.find(':'));
}

bool isThisComputer(const std::string& host) {
    const QString name = QString::fromStdString(host).toLower();
    return name == u"localhost" || name.endsWith(u".localhost") || QHostAddress(name).isLoopback();
}

Result<std::string> loopbackAddress(const std::string& host) {
    const QString name = QString::fromStdString(host);
    const QHostAddress literal(name);
    const auto addresses =
        literal.isNull() ? QHostInfo::fromName(name).addresses() : QList<QHostAddress>{literal};
    if (addresses.isEmpty())
        return Error{ErrorKind::Network,
                     say("Sentence", "The address of \"%1\" is not known.").arg(host)};
    if (!std::ranges::all_of(addresses, &QHostAddress::isLoopback))
        return Error{ErrorKind::Forbidden,
                     say("Sentence", "\"%1\" is not this computer.").arg(host)};
    const auto v4 = std::ranges::find(addresses, QHostAddress::IPv4Protocol,
                                      [](const QHostAddress& a) { return a.protocol(); });
    return (v4 == addresses.end() ? addresses.front() : *v4).toString().toStdString();
}

Result<void> requireLoopback(const std::string& url) {
    const QUrl parsed(QString::fromStdString(url), QUrl::StrictMode);
    if (!parsed.isValid() || parsed.host().isEmpty())
        return Error{ErrorKind::Usage,
                     say("Sentence", "This is not a web address that can be asked.")};
    auto address = loopbackAddress(parsed.host().toStdString());
    return address ? Result<void>() : Result<void>(address.error());
}

}  // namespace tripletalk::net
