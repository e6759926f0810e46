// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/http.h"
#include "sparql/sparqlsource.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

struct EndpointAccess {
    std::string url = {};
    /// A secret: the value of the header "Authorization". With it redirects are refused; it is in
    /// no error.
    std::string authorization = {};
    std::vector<std::pair<std::string, std::string>> prefixes = {};
    /// Rows a request, 0 for all in one: a SELECT without LIMIT and OFFSET is asked for page after
    /// page, which is only right if its ORDER BY leaves no ties.
    std::size_t page = 0;
    bool loopbackOnly = false;  ///< goes to this computer or nowhere
};

/// A SPARQL endpoint on the web, asked by the SPARQL 1.1 Protocol. A query is parsed here first:
/// what is no query, an update or SERVICE never leaves this computer. A SELECT without LIMIT is
/// sent with one that gives it away if there are more rows than `QueryLimits.rows`, and so is a
/// CONSTRUCT or DESCRIBE of one pattern, whose solutions surely give as many triples;
/// `QueryLimits.time` is for everything together, and the endpoint's own limits count too, so that
/// an answer that it cut says so where the endpoint does. Nothing is tried twice.
///
/// Errors in addition: Server with the endpoint's words, shortened, as detail; NotFound (no
/// endpoint at the address).
class Endpoint : public SparqlSource {
  public:
    /// Asks nobody yet. Errors: Usage (no web address, or one that holds a password).
    static Result<std::unique_ptr<Endpoint>> create(EndpointAccess access,
                                                    std::shared_ptr<net::Client> client);

    Result<QueryAnswer> query(std::string_view text, const QueryLimits& limits,
                              const CancelToken& cancel) override;
    /// Always Usage: the protocol has no word for it.
    Result<Explanation> explain(std::string_view text) override;
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& prefixes()
        const override {
        return m_access.prefixes;
    }

  private:
    Endpoint(EndpointAccess access, std::shared_ptr<net::Client> client)
        : m_access(std::move(access)), m_client(std::move(client)) {}

    Result<QueryAnswer> ask(const std::string& text, QueryForm form, const QueryLimits& limits,
                            const CancelToken& cancel);
    Result<QueryAnswer> askInPages(const std::string& text, const QueryLimits& limits,
                                   const CancelToken& cancel);
    [[nodiscard]] net::Request requestFor(const std::string& text, QueryForm form,
                                          const QueryLimits& limits) const;

    EndpointAccess m_access;
    std::shared_ptr<net::Client> m_client;
};

}  // namespace tripletalk::sparql
