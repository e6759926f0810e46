// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/http.h"
#include "sparql/sparqlsource.h"

#include <string>
#include <string_view>

namespace tripletalk::sparql {

/// What an endpoint's reply to a query of this form holds, cut at the limits. Errors: Server (an
/// error status, a web page, something that is no answer), NotFound, Forbidden (no key, a wrong
/// one), Timeout, Limit.
Result<QueryAnswer> readReply(const net::Reply& reply, QueryForm form, const QueryLimits& limits);

/// What went wrong in an endpoint's own words, in one line: out of JSON, a web page or plain text.
std::string shortReason(std::string_view body);

}  // namespace tripletalk::sparql
