// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/markdown.h"

#include "answering/answer/citations.h"
#include "base/text.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

namespace tripletalk::app {

namespace {

using Node = std::unique_ptr<cmark_node, void (*)(cmark_node*)>;

/// What takes the text layout much longer is shown as it was written.
constexpr std::size_t mostNodes = 20'000;
constexpr std::size_t mostCells = 5'000;
constexpr int deepest = 40;
/// Bytes without a blank: for each line that Qt breaks off such a word it looks through its rest.
constexpr std::size_t longestWord = 8'000;
/// Bytes of a text that are shown; it can be copied and exported as a whole.
constexpr std::size_t mostShown = 128 << 10;

/// Of links to sources.
constexpr const char* citationScheme = "cite:";

bool hasHugeWord(std::string_view text) {
    for (std::size_t end = 0, begin = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
        if (end - begin > longestWord) return true;
    }
    return false;
}

/// Cells of the tables: a line of dashes says how many columns each line behind it is filled up to.
std::size_t cellsOf(std::string_view markdown) {
    std::size_t cells = 0;
    std::size_t columns = 0;
    for (const std::string& line : text::split(markdown, '\n')) {
        const bool isRule = line.find('-') != std::string::npos &&
                            line.find_first_not_of("|:- \t\r") == std::string::npos;
        if (text::trim(line).empty())
            columns = 0;
        else if (isRule)
            columns = static_cast<std::size_t>(std::ranges::count(line, '|')) + 1;
        cells += columns;
    }
    return cells;
}

bool isTooLarge(cmark_node* root) {
    std::size_t count = 0;
    int depth = 0;
    const std::unique_ptr<cmark_iter, void (*)(cmark_iter*)> walk(cmark_iter_new(root),
                                                                  cmark_iter_free);
    for (cmark_event_type event; (event = cmark_iter_next(walk.get())) != CMARK_EVENT_DONE;) {
        cmark_node* node = cmark_iter_get_node(walk.get());
        if (event == CMARK_EVENT_ENTER && ++count > mostNodes) return true;
        if (!cmark_node_first_child(node)) continue;
        depth += event == CMARK_EVENT_ENTER ? 1 : -1;
        if (depth > deepest) return true;
    }
    return false;
}

Node asWritten(std::string_view markdown) {
    Node root(cmark_node_new(CMARK_NODE_DOCUMENT), cmark_node_free);
    cmark_node* code = cmark_node_new(CMARK_NODE_CODE_BLOCK);
    cmark_node_set_literal(code, std::string(markdown).c_str());
    cmark_node_append_child(root.get(), code);
    return root;
}

Node parse(std::string_view markdown) {
    if (hasHugeWord(markdown) || cellsOf(markdown) > mostCells) return asWritten(markdown);
    cmark_gfm_core_extensions_ensure_registered();
    const std::unique_ptr<cmark_parser, void (*)(cmark_parser*)> parser(
        cmark_parser_new(CMARK_OPT_VALIDATE_UTF8), cmark_parser_free);
    for (const char* name : {"table", "strikethrough"})
        cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension(name));
    cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
    Node root(cmark_parser_finish(parser.get()), cmark_node_free);
    return isTooLarge(root.get()) ? asWritten(markdown) : std::move(root);
}

std::vector<cmark_node*> nodes(cmark_node* root, const std::function<bool(cmark_node*)>& wanted) {
    std::vector<cmark_node*> found;
    const std::unique_ptr<cmark_iter, void (*)(cmark_iter*)> walk(cmark_iter_new(root),
                                                                  cmark_iter_free);
    while (cmark_iter_next(walk.get()) != CMARK_EVENT_DONE) {
        cmark_node* node = cmark_iter_get_node(walk.get());
        if (cmark_iter_get_event_type(walk.get()) == CMARK_EVENT_ENTER && wanted(node))
            found.push_back(node);
    }
    return found;
}

cmark_node* textNode(const std::string& text) {
    cmark_node* node = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(node, text.c_str());
    return node;
}

/// What may not stand there goes.
void insertBefore(cmark_node* node, cmark_node* added) {
    if (!cmark_node_insert_before(node, added)) cmark_node_free(added);
}

void replaceByChildren(cmark_node* node) {
    while (cmark_node* child = cmark_node_first_child(node)) insertBefore(node, child);
    cmark_node_free(node);
}

void showHtmlAsText(cmark_node* root) {
    for (cmark_node* node : nodes(root, [](cmark_node* one) {
             return cmark_node_get_type(one) == CMARK_NODE_HTML_INLINE ||
                    cmark_node_get_type(one) == CMARK_NODE_HTML_BLOCK;
         })) {
        cmark_node* shown = textNode(cmark_node_get_literal(node));
        if (cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK) {
            cmark_node* paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH);
            cmark_node_append_child(paragraph, shown);
            shown = paragraph;
        }
        cmark_node_replace(node, shown);
        cmark_node_free(node);
    }
}

bool mayBeFollowed(const char* url) {
    const QString address = QString::fromUtf8(url).toLower();
    return address.startsWith(u"http://") || address.startsWith(u"https://") ||
           address.startsWith(u"mailto:");
}

void dropImagesAndOddLinks(cmark_node* root) {
    for (cmark_node* node :
         nodes(root, [](cmark_node* one) { return cmark_node_get_type(one) == CMARK_NODE_IMAGE; }))
        replaceByChildren(node);
    for (cmark_node* node : nodes(root, [](cmark_node* one) {
             return cmark_node_get_type(one) == CMARK_NODE_LINK &&
                    !mayBeFollowed(cmark_node_get_url(one));
         }))
        replaceByChildren(node);
}

bool areSources(const std::vector<int>& numbers, int sources) {
    return !numbers.empty() &&
           std::ranges::all_of(numbers, [&](int n) { return n >= 1 && n <= sources; });
}

/// A link proper: cells of tables let nothing else in.
cmark_node* citationLink(int n) {
    const std::string number = std::to_string(n);
    cmark_node* link = cmark_node_new(CMARK_NODE_LINK);
    cmark_node_set_url(link, (citationScheme + number).c_str());
    cmark_node_append_child(link, textNode("\u00A0" + number + "\u00A0"));
    return link;
}

/// Splits a text node around its citations. Of sentences in a row that cite the same, as all of a
/// described thing do, the last one's stands for all.
void linkCitations(cmark_node* node, int sources) {
    const std::string text = cmark_node_get_literal(node);
    std::vector<answering::Citation> all = answering::citations(text);
    std::erase_if(all, [&](const auto& one) { return !areSources(one.numbers, sources); });
    std::size_t done = 0;
    std::string before;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const answering::Citation& citation = all[i];
        before += text.substr(done, citation.begin - done);
        done = citation.end;
        if (i + 1 < all.size() && all[i + 1].numbers == citation.numbers) {
            before.erase(before.find_last_not_of(' ') + 1);
            continue;
        }
        for (const int n : citation.numbers) {
            insertBefore(node, textNode(std::exchange(before, " ")));
            insertBefore(node, citationLink(n));
        }
        before.clear();
    }
    if (done > 0) cmark_node_set_literal(node, text.substr(done).c_str());
}

QString taken(char* text) {
    const std::unique_ptr<char, void (*)(void*)> owned(text, std::free);
    return QString::fromUtf8(owned.get()).trimmed();
}

QString html(cmark_node* root) {
    const QString plain = QStringLiteral("<a href=\"") + QLatin1String(citationScheme);
    return taken(cmark_render_html(root, CMARK_OPT_DEFAULT, nullptr))
        .replace(plain,
                 QStringLiteral("<a class=\"cite\" href=\"") + QLatin1String(citationScheme));
}

/// The text as a tree without anything that fetches or runs.
Node sanitised(std::string_view markdown, int sources) {
    Node root = parse(markdown);
    showHtmlAsText(root.get());
    dropImagesAndOddLinks(root.get());
    cmark_consolidate_text_nodes(root.get());
    for (cmark_node* node : nodes(root.get(), [](cmark_node* one) {
             return cmark_node_get_type(one) == CMARK_NODE_TEXT &&
                    cmark_node_get_type(cmark_node_parent(one)) != CMARK_NODE_LINK;
         }))
        linkCitations(node, sources);
    return root;
}

}  // namespace

QString markdownToHtml(std::string_view markdown, int sources) {
    return html(sanitised(markdown, sources).get());
}

std::vector<MarkdownBlock> markdownBlocks(std::string_view markdown, int sources) {
    const bool isTooLong = markdown.size() > mostShown;
    const Node root =
        sanitised(isTooLong ? text::elide(markdown, mostShown) : std::string(markdown), sources);
    std::vector<MarkdownBlock> parts;
    // Blocks that are no code gather here until the next code or the end.
    const Node text(cmark_node_new(CMARK_NODE_DOCUMENT), cmark_node_free);
    const auto finishText = [&] {
        if (!cmark_node_first_child(text.get())) return;
        parts.push_back({false, html(text.get())});
        while (cmark_node* done = cmark_node_first_child(text.get())) cmark_node_free(done);
    };
    while (cmark_node* block = cmark_node_first_child(root.get())) {
        if (cmark_node_get_type(block) != CMARK_NODE_CODE_BLOCK) {
            cmark_node_append_child(text.get(), block);
            continue;
        }
        finishText();
        parts.push_back({true, QString::fromUtf8(cmark_node_get_literal(block)).trimmed(),
                         QString::fromUtf8(cmark_node_get_fence_info(block)).section(u' ', 0, 0)});
        cmark_node_free(block);
    }
    finishText();
    if (isTooLong)
        parts.push_back(
            {false, QCoreApplication::translate("Markdown",
                                                "This text is too long to be shown as a whole; it "
                                                "can be copied.")});
    return parts;
}

QString markdownToPlain(std::string_view markdown) {
    const Node root = parse(markdown);
    return taken(cmark_render_plaintext(root.get(), CMARK_OPT_DEFAULT, 0));
}

}  // namespace tripletalk::app
