// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/endpointkeys.h"

#include "app/window/qttext.h"

namespace tripletalk::app {

EndpointKeys::EndpointKeys(std::shared_ptr<net::Client> client, QObject* parent)
    : QObject(parent), m_client(std::move(client)) {}

void EndpointKeys::reach(const knowledge::KnowledgeBase& base,
                         std::function<void(knowledge::KnowledgeBase)> done) {
    if (!base.isRemote() || !base.manifest().remote->needsSecret)
        return done(base.reachedBy(m_client));
    const std::string name = base.manifest().remote->secretName();
    if (const auto known = m_session.find(name); known != m_session.end())
        return done(base.reachedBy(m_client, known->second));
    m_secrets.read(qs(name), [base, client = m_client, done = std::move(done)](const QString& key) {
        done(base.reachedBy(client, utf8(key)));
    });
}

void EndpointKeys::keep(const knowledge::Remote& remote, const std::string& authorization,
                        std::function<void(bool kept)> done) {
    m_session[remote.secretName()] = authorization;
    m_secrets.write(qs(remote.secretName()), qs(authorization), std::move(done));
}

}  // namespace tripletalk::app
