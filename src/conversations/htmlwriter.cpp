// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/htmlwriter.h"

#include "base/escaping.h"

namespace tripletalk::conversations {

namespace {

// The policy forbids whatever the page might be made to fetch or run.
constexpr std::string_view head =
    R"(<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<style>
body { font-family: sans-serif; line-height: 1.45; max-width: 52em; margin: 2em auto; padding: 0 1em; color: #191d27; }
h2 { margin-top: 2.5em; } h3 { margin-top: 2em; } h4 { margin: 1.5em 0 0.3em; font-size: 0.95em; }
table { border-collapse: collapse; margin: 0.8em 0; font-size: 0.9em; }
th, td { border: 1px solid #c6ccd9; padding: 0.25em 0.6em; text-align: start; }
th { background: #f3f4f8; } td.number { text-align: end; }
pre { background: #f3f4f8; padding: 0.7em; white-space: pre-wrap; font-size: 0.9em; }
blockquote { margin: 0.5em 0; padding-inline-start: 1em; border-inline-start: 3px solid #c6ccd9; white-space: pre-wrap; }
.note { color: #596274; font-size: 0.9em; } a { color: #3a48c4; text-decoration: none; }
</style>
)";

using text::escapedMarkup;

}  // namespace

HtmlWriter::HtmlWriter(std::string_view title, std::string_view language) {
    m_out = "<!DOCTYPE html>\n<html lang=\"" + escapedMarkup(language) + "\">\n<head>\n" +
            std::string(head) + "<title>" + escapedMarkup(title) + "</title>\n</head>\n<body>\n";
}

HtmlWriter& HtmlWriter::open(std::string_view tag) {
    m_out.append("<").append(tag).append(">");
    return *this;
}

HtmlWriter& HtmlWriter::close(std::string_view tag) {
    m_out.append("</").append(tag).append(">\n");
    return *this;
}

HtmlWriter& HtmlWriter::element(std::string_view tag, std::string_view text,
                                std::string_view styleClass) {
    m_out.append("<").append(tag);
    if (!styleClass.empty()) m_out.append(" class=\"").append(styleClass).append("\"");
    m_out.append(" dir=\"auto\">").append(escapedMarkup(text));
    return close(tag);
}

HtmlWriter& HtmlWriter::cell(std::string_view text, bool isNumber) {
    // What makes PDF and OpenDocument of the page heeds no style here, but the attribute.
    m_out.append(isNumber ? "<td class=\"number\" align=\"right\"" : "<td");
    m_out.append(" dir=\"auto\">").append(escapedMarkup(text));
    return close("td");
}

HtmlWriter& HtmlWriter::anchor(std::string_view name) {
    m_out.append("<a id=\"").append(name).append("\" name=\"").append(name).append("\"></a>");
    return *this;
}

HtmlWriter& HtmlWriter::raw(std::string_view html) {
    m_out.append(html).append("\n");
    return *this;
}

std::string HtmlWriter::finished() { return m_out + "</body>\n</html>\n"; }

}  // namespace tripletalk::conversations
