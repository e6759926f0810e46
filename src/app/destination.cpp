// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/destination.h"

#include "app/text.h"

#include <QUrl>

namespace tripletalk::app {

namespace {

bool isLocal(const QUrl& url) {
    const QString host = url.host();
    return host.isEmpty() || host == u"localhost" || host == u"::1" || host.startsWith(u"127.");
}

}  // namespace

QString destinationHost(const std::string& spec, const llm::Access& access) {
    const std::string& address = spec.starts_with("openai:")   ? access.openAiBaseUrl
                                 : spec.starts_with("ollama:") ? access.ollamaHost
                                                               : std::string();
    if (address.empty()) return {};
    const QUrl url = QUrl::fromUserInput(qs(address));
    return isLocal(url) ? QString() : url.host();
}

}  // namespace tripletalk::app
