// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/scorechart.h"

#include "answering/strategies/strategytable.h"
#include "base/escaping.h"
#include "base/text.h"

#include <array>

namespace tripletalk::evaluation {

namespace {

constexpr int margin = 16;
constexpr int labelWidth = 210;
constexpr int columnWidth = 150;
constexpr int barWidth = 130;
constexpr int barHeight = 12;
constexpr int rowHeight = 40;
constexpr int lineHeight = 24;
constexpr std::array columns = {"lookup", "complex", "abstract", "all"};

/// The second block wins where a reader's scheme is dark; viewers without media queries show the
/// first.
constexpr const char* style = R"(<style>
text { font: 13px sans-serif; fill: #1f2328 }
.head { font-weight: bold } .small { font-size: 11px; fill: #57606a }
.paper { fill: #ffffff } .right { fill: #1a7f5a } .abstained { fill: #c4cad1 } .wrong { fill: #d1603d }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .small { fill: #9aa4af }
.paper { fill: #161b22 } .right { fill: #3fb98a } .abstained { fill: #4a525c } .wrong { fill: #e8825f }
}
</style>
)";

std::string escaped(std::string_view text) { return text::escapedMarkup(text::elide(text, 60)); }

/// `tip` is shown where the pointer rests.
std::string textAt(int x, int y, std::string_view text, std::string_view kind = {},
                   std::string_view tip = {}) {
    const std::string title = tip.empty() ? "" : "<title>" + escaped(tip) + "</title>";
    return "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" class=\"" +
           std::string(kind) + "\">" + title + escaped(text) + "</text>\n";
}

/// What the strategy of a configuration does, in a sentence.
std::string strategyOf(const Measured& measured) {
    const auto& settings = measured.records.front()->settings;
    const auto* strategy = answering::findStrategy(settings.value("strategy", ""));
    return strategy ? strategy->hint->text() : std::string();
}

std::string rectangle(double x, int y, double width, int height, std::string_view kind) {
    return "<rect x=\"" + text::formatNumber(x) + "\" y=\"" + std::to_string(y) + "\" width=\"" +
           text::formatNumber(width) + "\" height=\"" + std::to_string(height) + "\" class=\"" +
           std::string(kind) + "\"/>\n";
}

/// One bar with its numbers below.
std::string bar(int x, int y, const Tally& tally) {
    std::string drawn;
    double at = x;
    const auto part = [&](int count, std::string_view kind) {
        if (count == 0) return;
        const double width = static_cast<double>(barWidth) * count / tally.questions;
        drawn += rectangle(at, y, width, barHeight, kind);
        at += width;
    };
    part(tally.right, "right");
    part(tally.wrong, "wrong");
    part(tally.abstained, "abstained");
    const std::string numbers = std::to_string(tally.right) + " / " + std::to_string(tally.wrong) +
                                " / " + std::to_string(tally.abstained);
    return drawn + textAt(x, y + barHeight + 12, numbers, "small");
}

std::string legend(int y) {
    std::string drawn;
    int x = margin;
    for (const char* kind : {"right", "wrong", "abstained"}) {
        drawn += rectangle(x, y - barHeight + 2, barHeight, barHeight, kind) +
                 textAt(x + barHeight + 6, y, kind);
        x += 110;
    }
    return drawn;
}

}  // namespace

std::string svgChart(const std::vector<QuestionSet>& sets) {
    std::string body;
    int y = margin + lineHeight / 2;
    for (const QuestionSet& set : sets) {
        body += textAt(margin, y, set.questions, "head");
        for (std::size_t i = 0; i < columns.size(); ++i)
            body += textAt(margin + labelWidth + static_cast<int>(i) * columnWidth, y, columns[i],
                           "head");
        y += lineHeight / 2;
        for (const Measured& measured : set.measured) {
            body += textAt(margin, y + barHeight, measured.configuration, {}, strategyOf(measured));
            const auto tallies = tallyByType(measured.records);
            for (std::size_t i = 0; i < columns.size(); ++i)
                if (const auto tally = tallies.find(columns[i]); tally != tallies.end())
                    body += bar(margin + labelWidth + static_cast<int>(i) * columnWidth, y,
                                tally->second);
            y += rowHeight;
        }
        y += lineHeight;
    }
    body += legend(y);
    const std::string width =
        std::to_string(2 * margin + labelWidth + static_cast<int>(columns.size()) * columnWidth);
    const std::string height = std::to_string(y + margin);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " " + height +
           "\" width=\"" + width + "\" height=\"" + height +
           "\" role=\"img\" aria-label=\"Right, wrong and abstained by configuration and question "
           "type\">\n" +
           style + "<rect class=\"paper\" width=\"" + width + "\" height=\"" + height + "\"/>\n" +
           body + "</svg>\n";
}

}  // namespace tripletalk::evaluation
