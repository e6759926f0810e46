// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathtraining.h"

#include "answering/rewrite/learnedpaths.h"
#include "answering/rewrite/pathfinder.h"
#include "answering/rewrite/trainingspool.h"
#include "base/file.h"
#include "base/texthash.h"
#include "knowledge/baseid.h"
#include "knowledge/buildfolder.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::answering {

namespace fs = std::filesystem;
using learning::ClassifierLines;
using learning::TextClassifier;

namespace {

constexpr std::int64_t mostLearned = 400'000;
constexpr std::int64_t enoughToHoldOut = 50;
constexpr std::uint64_t heldOutOf = 10;
constexpr std::size_t mostAsked = 1000;
constexpr std::size_t trustSteps = 5;

/// What there is less of to tell apart is learned sooner.
constexpr std::int64_t looksAtPaths = 250'000;
constexpr std::int64_t looksAtParts = 100'000;

bool isHeldOut(const PathExample& example) {
    return tripletalk::hashOf(example.question) % heldOutOf == 0;
}

/// One of so many, whatever order they come in.
bool isChosen(const PathExample& example, std::uint64_t every) {
    return every < 2 || tripletalk::hashOf(example.question) / heldOutOf % every == 0;
}

/// The lines of all classifiers: of one example one each.
class TrainingLines {
  public:
    static Result<TrainingLines> create(const fs::path& folder) {
        TrainingLines all;
        for (std::size_t i = 0; i < LearnedPaths::aspects; ++i) {
            auto lines = ClassifierLines::create(folder / ("lines" + std::to_string(i)));
            if (!lines) return lines.error();
            all.m_lines.push_back(*std::move(lines));
        }
        return all;
    }
    void add(const PathExample& example, const PathVocabulary& vocabulary, int path) {
        const auto features = learning::featuresOf(example.question, example.mention);
        const auto labels = LearnedPaths::labelsOf(vocabulary, path);
        for (std::size_t i = 0; i < labels.size(); ++i) m_lines[i].add(labels[i], features);
    }
    /// Learns, and removes the lines.
    Result<LearnedPaths> learn(const PathVocabulary& vocabulary, const ProgressSink& progress,
                               const CancelToken& cancel) {
        LearnedPaths::Classifiers classifiers;
        for (ClassifierLines& lines : m_lines) {
            if (auto closed = lines.close(); !closed) return closed.error();
            const bool isWhole = classifiers.empty();
            auto one = TextClassifier::train(
                lines, {.looks = isWhole ? looksAtPaths : looksAtParts}, progress, cancel);
            if (!one) return one.error();
            classifiers.push_back(*std::move(one));
            std::error_code ignored;
            fs::remove(lines.file(), ignored);
        }
        return LearnedPaths(vocabulary, std::move(classifiers));
    }

  private:
    std::vector<ClassifierLines> m_lines;
};

/// What share of answers is right up to some sureness: as many answers a step, never falling.
std::vector<LearnedPaths::Trust> trustOf(std::vector<std::pair<double, bool>> answers) {
    std::ranges::sort(answers);
    std::vector<LearnedPaths::Trust> trust;
    const std::size_t steps = std::min(trustSteps, answers.size() / 10);
    for (std::size_t step = 0; step < steps; ++step) {
        const std::size_t first = answers.size() * step / steps;
        const std::size_t last = answers.size() * (step + 1) / steps;
        double right = 1;
        for (std::size_t i = first; i < last; ++i) right += answers[i].second ? 1 : 0;
        const double share = right / static_cast<double>(last - first + 2);
        trust.push_back(
            {answers[last - 1].first, std::max(share, trust.empty() ? 0 : trust.back().right)});
    }
    return trust;
}

class PathTraining {
  public:
    PathTraining(const knowledge::KnowledgeBase& base, fs::path folder, ProgressSink progress,
                 const CancelToken& cancel)
        : m_base(base),
          m_folder(std::move(folder)),
          m_progress(std::move(progress)),
          m_cancel(cancel) {}

    Result<TrainingReport> run(std::istream* lines) {
        const auto begin = std::chrono::steady_clock::now();
        if (auto spooled = spool(lines); !spooled) return spooled.error();
        if (auto enough = checkEnough(); !enough) return enough.error();
        const bool holdsOut = m_report.learned >= enoughToHoldOut;
        std::vector<LearnedPaths::Trust> trust;
        if (holdsOut) {
            auto without = learn([](const PathExample& one) { return !isHeldOut(one); });
            if (!without) return without.error();
            auto asked = ask(std::make_shared<const LearnedPaths>(*std::move(without)));
            if (!asked) return asked.error();
            trust = *std::move(asked);
        }
        auto learned = learn([](const PathExample&) { return true; });
        if (!learned) return learned.error();
        learned->setTrust(std::move(trust));
        m_spool->remove();
        m_report.created = knowledge::timeOfCreation();
        m_report.ms =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
                .count();
        if (auto written = learned->write(m_folder, toJson(m_report)); !written)
            return written.error();
        std::error_code ignored;
        for (const auto& file : fs::directory_iterator(m_folder, ignored))
            m_report.bytes += static_cast<std::int64_t>(file.file_size(ignored));
        return m_report;
    }

  private:
    /// Reads all examples once, into a file of what is needed of them.
    Result<void> spool(std::istream* lines) {
        auto spool = TrainingSpool::create(m_folder / "examples.bin");
        if (!spool) return spool.error();
        m_spool.emplace(*std::move(spool));
        const auto keep = [&](const PathExample& example, bool repeated) -> Result<void> {
            if (repeated) {
                ++m_report.repeated;
                return {};
            }
            const int path = m_vocabulary.add(example.path);
            ++m_report.learned;
            m_spool->add(example, path);
            return {};
        };
        const auto read = readExamples(m_base, lines, keep, m_report.skipped, m_progress, m_cancel);
        if (!read) return read.error();
        m_report.read = *read;
        for (const RelationPath& path : m_vocabulary.paths()) {
            m_report.hops.resize(std::max(m_report.hops.size(), path.size()));
            ++m_report.hops[path.size() - 1];
        }
        m_report.paths = static_cast<std::int64_t>(m_vocabulary.paths().size());
        m_report.relations = static_cast<std::int64_t>(m_vocabulary.steps().size());
        return m_spool->close();
    }

    [[nodiscard]] Result<void> checkEnough() const {
        if (m_report.learned == 0) {
            const auto* most = m_report.skipped.mostFrequent();
            if (!most)
                return Error{ErrorKind::Input,
                             say("Learning", "There are no examples to learn from.")};
            return Error{ErrorKind::Input,
                         say("Learning",
                             "None of the examples (%1) is of use, most often for this reason "
                             "(first: %2): %3")
                             .arg(m_report.read, most->first.told(), most->why)};
        }
        if (m_vocabulary.paths().size() < 2)
            return Error{ErrorKind::Input,
                         say("Learning",
                             "All examples of use (%1) ask for the same path, so that there is "
                             "nothing to tell apart: some for another path are needed.")
                             .arg(m_report.learned)};
        return {};
    }

    Result<LearnedPaths> learn(const std::function<bool(const PathExample&)>& wanted) {
        auto lines = TrainingLines::create(m_folder);
        if (!lines) return lines.error();
        const auto every =
            static_cast<std::uint64_t>((m_report.learned + mostLearned - 1) / mostLearned);
        const auto read = m_spool->each([&](const PathExample& example, int path) -> Result<void> {
            if (m_cancel.cancelled()) return m_cancel.error();
            if (isChosen(example, every) && wanted(example))
                lines->add(example, m_vocabulary, path);
            return {};
        });
        if (!read) return read.error();
        return lines->learn(m_vocabulary, m_progress, m_cancel);
    }

    /// Asks what was held out as a person would: the thing is linked anew.
    Result<std::vector<LearnedPaths::Trust>> ask(std::shared_ptr<const LearnedPaths> learned) {
        auto source = m_base.openSparql();
        if (!source) return source.error();
        const auto& wording = language::Wording::forTag(m_base.manifest().language);
        auto finder = PathFinder::open(m_base, **source, wording, std::move(learned), m_cancel);
        if (!finder) return finder.error();
        std::vector<std::pair<double, bool>> answers;
        const auto read = m_spool->each([&](const PathExample& example, int) -> Result<void> {
            if (m_cancel.cancelled()) return m_cancel.error();
            if (answers.size() >= mostAsked || !isHeldOut(example)) return {};
            const auto ranked = (*finder)->find(example.question, {}, m_cancel);
            if (!ranked) return ranked.error();
            const bool right = !ranked->empty() && ranked->front().path == example.path;
            answers.emplace_back(sureness(*ranked), right);
            m_report.heldRight += right ? 1 : 0;
            if (m_progress)
                m_progress({"ask", static_cast<std::int64_t>(answers.size()), 0, "examples"});
            return {};
        });
        if (!read) return read.error();
        m_report.heldOut = static_cast<std::int64_t>(answers.size());
        return trustOf(std::move(answers));
    }

    const knowledge::KnowledgeBase& m_base;
    fs::path m_folder;
    ProgressSink m_progress;
    const CancelToken& m_cancel;
    PathVocabulary m_vocabulary;
    std::optional<TrainingSpool> m_spool;
    TrainingReport m_report;
};

}  // namespace

Result<TrainingReport> trainPaths(const knowledge::KnowledgeBase& base, std::istream* lines,
                                  const ProgressSink& progress, const CancelToken& cancel) {
    auto build = knowledge::BuildFolder::createWithin(base.folder(), LearnedPaths::folderName);
    if (!build) return build.error();
    auto report = PathTraining(base, build->path(), progress, cancel).run(lines);
    if (!report) return report;
    if (auto committed = build->commit(); !committed) return committed.error();
    return report;
}

Result<TrainingReport> lastTraining(const fs::path& folder) {
    const auto report = LearnedPaths::reportOf(folder);
    if (!report) return report.error();
    return trainingReportFrom(*report);
}

}  // namespace tripletalk::answering
