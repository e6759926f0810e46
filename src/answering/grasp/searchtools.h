// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/grasptool.h"
#include "answering/grasp/searchedplace.h"
#include "answering/grasp/seeniris.h"

#include <string>
#include <vector>

namespace tripletalk::answering::grasp {

/// What all searches share: any number of them may be under way.
class SearchingTool : public GraspTool {
  public:
    [[nodiscard]] bool runsBeside() const override { return true; }
    [[nodiscard]] bool runsBesideItself() const override { return true; }

  protected:
    SearchingTool(const Graphs& graphs, SeenIris& seen, std::string name, std::string description,
                  std::vector<Argument> arguments)
        : GraspTool(graphs, std::move(name), std::move(description), true, std::move(arguments)),
          m_seen(seen) {}

    /// One constant of the triple: its place, and how the model wrote it.
    struct Constraint {
        Place place;
        std::string written;
    };
    /// The finds at a place of a triple with these constants, two at most.
    Result<Found> search(const Arguments& given, Place place,
                         const std::vector<Constraint>& constraints, const CancelToken& cancel);

    SeenIris& m_seen;
};

/// "search_entity" and "search_property": in the whole index.
class SearchAllTool : public SearchingTool {
  public:
    static SearchAllTool entities(const Graphs& graphs, SeenIris& seen);
    static SearchAllTool properties(const Graphs& graphs, SeenIris& seen);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    SearchAllTool(const Graphs& graphs, SeenIris& seen, std::string name, std::string description,
                  Place place)
        : SearchingTool(graphs, seen, std::move(name), std::move(description),
                        {{"query", "words of its name or of what it means"}}),
          m_place(place) {}
    Place m_place;
};

/// "search_property_of_entity" and "search_object_of_property": with one constant that the call
/// must give.
class SearchBesideTool : public SearchingTool {
  public:
    static SearchBesideTool propertiesOf(const Graphs& graphs, SeenIris& seen);
    static SearchBesideTool objectsOf(const Graphs& graphs, SeenIris& seen);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    SearchBesideTool(const Graphs& graphs, SeenIris& seen, std::string name,
                     std::string description, Argument constant, Place place, Place constantPlace);
    std::string m_constant;
    Place m_place;
    Place m_constantPlace;
};

/// "search_constrained": at a place of a triple, of which up to two
/// constants may be given.
class SearchConstrainedTool : public SearchingTool {
  public:
    SearchConstrainedTool(const Graphs& graphs, SeenIris& seen);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;
};

/// "search_autocomplete": at the place of ?search in a query.
class SearchAutocompleteTool : public SearchingTool {
  public:
    SearchAutocompleteTool(const Graphs& graphs, SeenIris& seen);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;
};

}  // namespace tripletalk::answering::grasp
