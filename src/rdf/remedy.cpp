// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/remedy.h"

namespace tripletalk::rdf {

namespace {

constexpr std::string_view useSwitch = "use --";

}  // namespace

std::string withRemedy(std::string detail, std::string_view switches) {
    if (switches.empty()) return detail;
    if (detail.ends_with('.')) detail.pop_back();
    return detail.append(detail.empty() ? "" : "; ").append("use ").append(switches);
}

std::string_view withoutRemedy(std::string_view detail) {
    if (detail.starts_with(useSwitch)) return {};
    return detail.substr(0, detail.rfind("; use --"));
}

std::string_view remedyFor(const Fault& fault, const GraphFormat& format) {
    const std::string& reason = fault.reason.source();
    const auto says = [&](std::string_view words) {
        return fault.message.find(words) != std::string::npos;
    };
    if (reason == "relative IRI") return "--base IRI";
    if (reason == "invalid IRI")
        return "--on-error repair to percent-encode it, or --on-error skip to leave it out";
    if (says("rdf:ID value") || says("rdf:nodeID value"))
        return "--on-error repair to read it all the same, or --on-error skip to leave it out";
    if (says("missing IRI scheme") && format.syntax == Syntax::NTriples)
        return "--format ttl with --base IRI, or --on-error skip to leave it out";
    if (reason == "syntax error")
        return "--on-error skip to leave it out, or --format NAME if it is another format";
    return "--on-error skip to leave it out";
}

}  // namespace tripletalk::rdf
