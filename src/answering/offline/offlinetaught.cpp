// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The questions that are answered by what a person said of others.
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"
#include "answering/offline/taught.h"
#include "answering/reading/sqltermreader.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwords.h"
#include "base/text.h"

namespace tripletalk::answering::offline {

namespace {

/// "as taught: “How many boats are in Oslo?”, with Bergen".
std::string toldOf(const TaughtAnswer& answer, const Wording& wording) {
    const std::string form = wording.phrase(answer.put.empty() ? "taught" : "taughtwith");
    const std::string joint = " " + wording.phrase("and") + " ";
    return text::replaceAll(
        text::replaceAll(form, "{question}", text::collapseWhitespace(answer.question)), "{values}",
        text::join(answer.put, joint));
}

}  // namespace

std::string OfflineRun::tellTaught(const Source& found) {
    const Wording& wording = m_interpreter->wording();
    const auto term =
        reading::termThatFinds(found.query, {found.columns, found.rows, found.truncated},
                               m_reader->graph(), [this](const std::string& query) {
                                   return m_tools->sql.connection().run(
                                       query, knowledge::QueryConnection::Links::Found, m_cancel);
                               });
    if (!term)
        return text::replaceAll(wording.phrase("quoted"), "{text}",
                                text::collapseWhitespace(m_question.text));
    reading::ScoredReading read;
    read.term = *term;
    m_trace.emit(ReadingTold{reading::toJson(read, wording)});
    return reading::TermWords(wording).of(*term);
}

Result<bool> OfflineRun::answerTaught(std::vector<Part>& parts) {
    // What was taught of an endpoint is in SPARQL, which nothing reads back yet.
    if (!m_question.reading.is_null() || m_excerpt) return false;
    const Taught taught(*m_question.base, *m_reader, m_tools->sql.connection());
    const auto answer = taught.find(m_question.text, m_cancel);
    if (!answer) return answer.error();
    if (!*answer) return false;
    const std::string meant = toldOf(**answer, m_interpreter->wording());
    m_trace.emit(Understood{meant, m_question.text});
    m_part.query = (*answer)->query;
    const auto source = asked({m_part.query}, 1);
    if (!source) return source.error();
    m_part.result = resultOf(m_tools->log.at(*source));
    if (!m_part.failure) {
        if ((*answer)->truth && m_part.result.rows.size() == 1 &&
            m_part.result.rows.front().size() == 1)
            m_part.result.kind = "boolean";
        m_part.isNone = m_part.result.kind == "none";
        m_part.hasResult = !m_part.isNone;
        m_part.prose = {ProseWriter(m_interpreter->graph(), m_interpreter->wording())
                            .write(tellTaught(m_tools->log.at(*source)), m_part.result)};
    }
    parts.push_back(std::move(m_part));
    return true;
}

}  // namespace tripletalk::answering::offline
