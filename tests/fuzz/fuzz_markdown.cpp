// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/markdown.h"
#include "fuzz.h"

#include <QRegularExpression>

using namespace tripletalk;

/// A model's Markdown as the window lays it out: of tags there are ours alone, and nothing makes Qt
/// load anything.
FUZZ(bytes) {
    const QString html = app::markdownToHtml(bytes, 3);
    static const QRegularExpression foreign(
        "<(?!/?(p|br|hr|h[1-6]|ul|ol|li|em|strong|del|code|pre|blockquote|table|thead|tbody|tr|th|"
        "td|a|span|div|input|sup|b|i|body|html)\\b)");
    const auto found = foreign.match(html);
    fuzz::expectSame(found.captured().toStdString(), "", "of tags there are ours alone");
    app::markdownBlocks(bytes, 3);
    app::markdownToPlain(bytes);
}
