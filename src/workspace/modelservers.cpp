// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/modelservers.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "net/loopback.h"

#include <algorithm>
#include <cctype>

namespace tripletalk::workspace {

using nlohmann::json;

namespace {

bool has(const std::vector<ModelServer>& servers, const std::string& id) {
    return std::ranges::find(servers, id, &ModelServer::id) != servers.end();
}

/// An id is part of specs and of the names of environment variables.
bool isId(const std::string& id) {
    return !id.empty() && std::ranges::all_of(id, [](unsigned char c) {
        return std::islower(c) || std::isdigit(c) || c == '-';
    });
}

/// "My lab's server" -> "my-lab-s-server"; "server" where no letter is left.
std::string idOf(const std::string& name) {
    std::string id;
    for (const char c : text::fold(name)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80 && std::isalnum(byte))
            id += c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-')) id.pop_back();
    return id.empty() ? "server" : id;
}

std::string freeId(const std::string& name, const std::vector<ModelServer>& others) {
    const std::string wanted = idOf(name);
    std::string id = wanted;
    for (int n = 2; has(others, id); ++n) id = wanted + '-' + std::to_string(n);
    return id;
}

/// "https://name:password@host": a secret that would be written into a file.
bool holdsPassword(const std::string& address) {
    const std::string rest = address.substr(address.find("://") + 3);
    return rest.substr(0, rest.find_first_of("/?#")).find('@') != std::string::npos;
}

Error refused(Sentence why) { return {ErrorKind::Usage, std::move(why)}; }

}  // namespace

json toJson(const std::vector<ModelServer>& servers) {
    json list = json::array();
    for (const ModelServer& one : servers)
        list.push_back({{"id", one.id}, {"name", one.name}, {"address", one.address}});
    return list;
}

std::vector<ModelServer> modelServersFromJson(const json& list) {
    std::vector<ModelServer> servers;
    for (const json& one : list) {
        ModelServer server{memberOr(one, "id", std::string()), memberOr(one, "name", std::string()),
                           memberOr(one, "address", std::string())};
        if (!isId(server.id) || has(servers, server.id) || server.name.empty()) continue;
        servers.push_back(std::move(server));
    }
    return servers;
}

Result<ModelServer> checked(ModelServer wanted, const std::vector<ModelServer>& others,
                            const std::string& usual) {
    wanted.name = text::collapseWhitespace(wanted.name);
    wanted.address = text::trim(wanted.address);
    if (wanted.name.empty()) return refused(say("Sentence", "Give the server a name."));
    const std::string folded = text::fold(wanted.name);
    const bool isTaken = folded == text::fold(usual) || folded == "ollama" ||
                         std::ranges::any_of(others, [&](const ModelServer& other) {
                             return text::fold(other.name) == folded;
                         });
    if (isTaken)
        return refused(say("Sentence", "Another server is called \"%1\": choose another name.")
                           .arg(wanted.name));
    if (!net::isWebAddress(wanted.address))
        return refused(say("Sentence",
                           "Write the address like https://api.example.com/v1 or "
                           "http://127.0.0.1:8000/v1."));
    if (holdsPassword(wanted.address))
        return refused(say("Sentence",
                           "Leave names and passwords out of the address: a key has a field of its "
                           "own, and is kept in the keychain."));
    if (wanted.id.empty()) wanted.id = freeId(wanted.name, others);
    return wanted;
}

void addServers(llm::Access& access, const std::vector<ModelServer>& servers) {
    for (const ModelServer& one : servers)
        access.openAiServers.push_back({.id = one.id, .baseUrl = one.address});
}

}  // namespace tripletalk::workspace
