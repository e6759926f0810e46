// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings/secretstore.h"
#include "knowledge/knowledgebase.h"
#include "net/http.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tripletalk::app {

/// The way to the endpoints of remote bases: the client, and what each is sent as authorization,
/// kept in the desktop's keychain; where none runs, until the program ends. For the GUI thread.
class EndpointKeys : public QObject {
    Q_OBJECT

  public:
    explicit EndpointKeys(std::shared_ptr<net::Client> client, QObject* parent = nullptr);

    [[nodiscard]] const std::shared_ptr<net::Client>& client() const { return m_client; }
    /// Calls `done` with the base as it can be asked; at once if no key is needed.
    void reach(const knowledge::KnowledgeBase& base,
               std::function<void(knowledge::KnowledgeBase)> done);
    /// Calls `done(kept)`: false if it will be forgotten when the program ends.
    void keep(const knowledge::Remote& remote, const std::string& authorization,
              std::function<void(bool kept)> done);

  private:
    std::shared_ptr<net::Client> m_client;
    SecretStore m_secrets;
    std::map<std::string, std::string> m_session;  ///< by Remote::secretName
};

}  // namespace tripletalk::app
