// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/reading.h"
#include "answering/tools/searchtool.h"
#include "answering/tools/sourcelog.h"
#include "answering/tools/sqltool.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

using language::Wording;

/// What an offline run looks things up with, and what it found.
struct Tools {
    SqlTool sql;
    SearchTool search;
    SourceLog log;
};

/// Finds the sentences that describe entities or answer open questions, and quotes them with their
/// sources. Where a topic is asked for, the passages of the entities' neighbours are looked through
/// too. One object a question. Borrows.
class Describer {
  public:
    Describer(Tools& tools, const SchemaGraph& graph, const Wording& wording, int passages,
              const CancelToken& cancel)
        : m_tools(tools),
          m_graph(graph),
          m_wording(wording),
          m_passages(passages),
          m_cancel(cancel) {}

    /// One line an entity from its own passages, as many as the words allow.
    Result<std::string> entities(const std::vector<EntityRef>& entities,
                                 const std::vector<std::string>& topics, std::size_t words);

    /// What is said about topics: around the entities if there are any, else anywhere. Empty if
    /// nothing fits.
    /// `otherWords`: documents about the entities count even if they use none of the topics' words.
    /// `table`: of its entities alone, if not empty.
    /// Telling: what is said of rows says no more than they do, unless it has half of the topics.
    /// Documents: what is said of rows is left out altogether.
    enum class Which { All, Telling, Documents };
    Result<std::string> topics(const std::string& question, const std::string& table,
                               const std::vector<EntityRef>& entities,
                               const std::vector<std::string>& topics, bool otherWords, Which which,
                               std::size_t words);

    /// The entities that a row links to the given one, own links first.
    Result<std::vector<EntityRef>> neighbours(const EntityRef& entity) const;

  private:
    struct Text {
        retrieval::Passage passage;
        int number = 0;  ///< of its source, 0 if it is none yet
        double score = 0;
    };
    struct Sentence {
        std::string text;
        double score = 0;
        std::size_t place = 0;  ///< order in its passage
    };
    [[nodiscard]] double overlap(const std::string& text,
                                 const std::vector<std::string>& topics) const;
    void weigh(const std::vector<std::string>& topics, const std::vector<Text>& texts);
    [[nodiscard]] std::string line(const Text& text, const std::vector<std::string>& topics,
                                   std::size_t words) const;
    [[nodiscard]] std::string lines(std::vector<Text> texts, const std::vector<std::string>& topics,
                                    const std::string& query, std::size_t words);
    Result<void> addTexts(const EntityRef& entity, std::vector<Text>& texts) const;
    Result<void> addHits(const std::string& query, const std::string& table,
                         const std::vector<EntityRef>& entities, std::vector<Text>& texts);

    Tools& m_tools;
    const SchemaGraph& m_graph;
    const Wording& m_wording;
    int m_passages;
    const CancelToken& m_cancel;
    std::map<std::string, double>
        m_weights;  ///< rarity of a topic among the passages looked through
};

}  // namespace tripletalk::answering::offline
