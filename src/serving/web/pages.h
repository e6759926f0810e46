// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "serving/asking.h"
#include "serving/sharedbases.h"

#include <string>

/// Pages in plain HTML, so that IRIs and citations lead somewhere. Nothing in them is fetched or
/// run.
namespace tripletalk::serving {

/// Where a thing's page is, below the server's address.
std::string entityPath(const std::string& baseName, const std::string& iri);
/// Where an answer's page is; `source` leads to one of its sources, 0 to none.
std::string answerPath(const std::string& id, int source = 0);

/// What is served.
std::string indexPage(const SharedBases& bases, const Visitor& visitor);

/// The facts of one thing. Errors: NotFound, those of reading it.
Result<std::string> entityPage(const std::string& baseName, const knowledge::KnowledgeBase& base,
                               const std::string& name, const CancelToken& cancel);

/// An answer with its sources.
std::string answerPage(const GivenAnswer& given);

}  // namespace tripletalk::serving
