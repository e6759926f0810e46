// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/events.h"

#include <cstdint>
#include <map>
#include <string>

namespace tripletalk::evaluation {

/// Splits a run's time by what it was spent on, from the events of its trace (docs/trace.md): the
/// program's own time under completion, selection, the name of each tool, answer and total, and
/// apart from it the time in which it only waited for a model. The time before an event belongs to
/// the part that the event ends; while a tool works, to the tool. One thread.
class Runtimes {
  public:
    void add(const answering::Event& event);

    /// Milliseconds without the model; a tool that was not called is not there, and total is the
    /// sum of the others.
    [[nodiscard]] std::map<std::string, double> own() const;
    /// Milliseconds spent waiting for the model: completion, selection, answer and total.
    [[nodiscard]] std::map<std::string, double> model() const;

  private:
    double m_last = 0;
    std::map<std::string, double> m_own;
    std::map<std::string, double> m_model;
    std::map<std::int64_t, std::string> m_tools;  ///< open calls and what is called
    std::map<std::int64_t, std::string> m_models;
};

}  // namespace tripletalk::evaluation
