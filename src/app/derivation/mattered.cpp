// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/mattered.h"

#include "answering/answer/citations.h"
#include "answering/attribution/counterfactual.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/text.h"
#include "workspace/privacygate.h"
#include "workspace/settings.h"

#include <algorithm>

#include <QDateTime>

namespace tripletalk::app {

using answering::AttributedCluster;
using answering::AttributionPlan;
using nlohmann::json;

namespace {

constexpr std::size_t matteredTitleBytes = 120;
constexpr const char* purpose = "attribution";

/// What the worker needs, by value.
struct Work {
    knowledge::KnowledgeBase base;
    std::vector<std::filesystem::path> others;  ///< folders of those that were asked as well
    llm::Access access;
    std::shared_ptr<net::Client> client;
    CancelToken cancel;
};

/// What is shown again is of all the bases that were asked, so that the rule of each holds.
Result<workspace::PrivacyGate> gateOf(const Work& work) {
    std::vector<knowledge::KnowledgeBase> bases{work.base};
    for (const auto& folder : work.others) {
        auto other = knowledge::KnowledgeBase::open(folder);
        if (!other) return other.error();
        bases.push_back(*std::move(other));
    }
    return workspace::PrivacyGate::of(bases, work.access, work.client);
}

Result<AttributionPlan> planOf(const Work& work, answering::AnsweredRun about) {
    const auto gate = gateOf(work);
    if (!gate) return gate.error();
    const auto embedder = gate->embedder("builtin");
    if (!embedder) return embedder.error();
    return answering::planAttribution(std::move(about), **embedder, {}, work.cancel);
}

Result<std::vector<AttributedCluster>> clustersOf(const Work& work, const AttributionPlan& plan,
                                                  answering::Trace& trace) {
    const auto gate = gateOf(work);
    if (!gate) return gate.error();
    const auto embedder = gate->embedder("builtin");
    if (!embedder) return embedder.error();
    answering::Rewriter rewrite;
    if (plan.calls > 0) {
        if (gate->valuesStay())
            return Error{
                ErrorKind::Forbidden,
                say("Sentence",
                    "The privacy rule of this knowledge base lets no value reach a model.")};
        auto model = gate->chatModel(plan.about.answer.model);
        if (!model) return model.error();
        rewrite = answering::counterfactualWriter(plan.about, std::move(*model),
                                                  answering::Prompts(workspace::ownPrompts()), {},
                                                  work.base);
    }
    return answering::attribute(plan, rewrite, **embedder, {}, trace, work.cancel);
}

Error baseGone() {
    return {ErrorKind::NotFound,
            say("Sentence", "A knowledge base that this answer is from is not there any more.")};
}

std::vector<AttributedCluster> clustersIn(const std::vector<json>& events) {
    std::vector<AttributedCluster> clusters;
    for (const json& stored : events)
        if (const auto event = answering::eventFromJson(stored))
            if (const auto* told = std::get_if<answering::AttributionFinished>(&event->body))
                clusters = told->clusters;
    return clusters;
}

}  // namespace

Mattered::Mattered(Services services, QObject* parent)
    : QAbstractListModel(parent), m_with(std::move(services)) {}

int Mattered::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_groups.size());
}

QVariant Mattered::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Group& group = m_groups[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NumbersRole:
            return QVariant::fromValue(group.numbers);
        case TitlesRole:
            return group.titles;
        case PercentRole:
            return group.percent;
        case WithoutRole:
            return group.without;
        default:
            return {};
    }
}

QHash<int, QByteArray> Mattered::roleNames() const {
    return {{NumbersRole, "numbers"},
            {TitlesRole, "titles"},
            {PercentRole, "percent"},
            {WithoutRole, "without"}};
}

QString Mattered::modelName() const { return qs(m_about.answer.model); }

void Mattered::setState(State state) {
    m_state = state;
    Q_EMIT changed();
}

void Mattered::fail(const Error& error) {
    if (error.kind == ErrorKind::Cancelled) return setState(Planned);
    m_error = translated(error);
    m_errorDetail = qs(error.detail);
    setState(Failed);
}

void Mattered::shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

void Mattered::look(const std::shared_ptr<const RunRecord>& record) {
    const bool ended = record && record->ended();
    const std::string run = ended ? record->id() : std::string();
    if (run == m_about.run) return;
    m_cancel.cancel();
    m_cancel = {};
    const int looking = ++m_looking;
    m_about = {};
    m_plan = {};
    show({});
    const bool answered = ended && record->answer().status == answering::AnswerStatus::Answered &&
                          !record->answer().sources.empty();
    if (ended) m_about = {run, record->answer().standAlone, record->answer()};
    m_bases = ended ? record->bases() : AskedBases();
    setState(answered ? Idle : Nothing);
    if (!answered) return;
    m_with.history.read<std::vector<json>>(
        this,
        [run](const conversations::ConversationStore& store) -> Result<std::vector<json>> {
            return store.eventsAbout(run, purpose);
        },
        [this, looking](const std::vector<json>& events) {
            if (looking == m_looking && m_state == Idle) showStored(events);
        });
}

void Mattered::showStored(const std::vector<json>& events) {
    const auto clusters = clustersIn(events);
    if (clusters.empty()) return;
    show(clusters);
    setState(Done);
}

Mattered::Group Mattered::groupOf(const AttributedCluster& cluster) const {
    Group group{{cluster.sources.begin(), cluster.sources.end()},
                {},
                cluster.percent,
                qs(answering::withoutCitations(cluster.without))};
    for (const int n : cluster.sources) {
        const auto source = std::ranges::find(m_about.answer.sources, n, &answering::Source::n);
        if (source == m_about.answer.sources.end()) continue;
        const std::string& name = source->title.empty() ? source->query : source->title;
        group.titles << qs(text::elide(text::collapseWhitespace(name), matteredTitleBytes));
    }
    return group;
}

void Mattered::show(const std::vector<AttributedCluster>& clusters) {
    beginResetModel();
    m_groups.clear();
    for (const AttributedCluster& cluster : clusters) m_groups.push_back(groupOf(cluster));
    endResetModel();
}

void Mattered::plan() {
    if (m_state != Idle && m_state != Failed) return;
    if (!m_with.bases.current()) return;
    const auto others = this->others();
    if (!others) return fail(baseGone());
    setState(Planning);
    m_with.tasks.run(
        this,
        [work = Work{*m_with.bases.current(), *others, m_access, m_with.client, m_cancel},
         about = m_about] { return planOf(work, about); },
        [this, looking = m_looking](Result<AttributionPlan> plan) {
            if (looking != m_looking) return;
            if (!plan) return fail(plan.error());
            m_plan = std::move(*plan);
            setState(Planned);
            if (m_plan.calls == 0) start();
        });
}

/// The prompts say again what the answer's own prompts said: question, rows and passages.
std::vector<workspace::Departure> Mattered::leaving() const {
    const std::string host = workspace::hostOf(m_about.answer.model, m_access);
    if (m_plan.calls == 0 || host.empty()) return {};
    const knowledge::Manifest& own = m_with.bases.current()->manifest();
    std::vector<workspace::Departure> all{
        {.base = own.id, .baseName = own.name, .host = host, .rows = true, .passages = true}};
    for (const auto& one : m_bases)
        if (one.id != own.id)
            all.push_back({.base = one.id,
                           .baseName = one.name,
                           .host = host,
                           .rows = true,
                           .passages = true});
    return all;
}

/// Nothing if one is gone: then nobody can say what its rule allows.
std::optional<std::vector<std::filesystem::path>> Mattered::others() const {
    std::vector<std::filesystem::path> folders;
    for (const auto& one : m_bases) {
        if (qs(one.id) == m_with.bases.currentId()) continue;
        const workspace::BaseEntry* entry = m_with.bases.entryOfId(qs(one.id));
        if (!entry) return std::nullopt;
        folders.push_back(entry->folder);
    }
    return folders;
}

void Mattered::start() {
    const auto others = this->others();
    if (m_state != Planned || !m_with.bases.current()) return;
    if (!others) return fail(baseGone());
    const auto goOn = [this, looking = m_looking] {
        if (looking == m_looking) start();
    };
    if (m_with.consent.holds({leaving(), goOn, {}, false})) return;
    m_callsDone = 0;
    m_cancel = {};
    setState(Running);
    struct Outcome {
        Result<std::vector<AttributedCluster>> clusters;
        std::string run;
        std::vector<json> events;
    };
    const auto looking = m_looking;
    Tasks& tasks = m_with.tasks;
    const auto answeredOne = [this, &tasks, looking, guard = QPointer<QObject>(this)] {
        tasks.deliver(guard, [this, looking] {
            if (looking != m_looking) return;
            ++m_callsDone;
            Q_EMIT progressed();
        });
    };
    tasks.run(
        this,
        [work = Work{*m_with.bases.current(), *others, m_access, m_with.client, m_cancel},
         plan = m_plan, answeredOne] {
            Outcome outcome{std::vector<AttributedCluster>(), answering::newRunId(), {}};
            std::mutex mutex;
            answering::Trace trace(outcome.run, [&](const answering::Event& event) {
                if (std::holds_alternative<answering::ModelAnswered>(event.body)) answeredOne();
                const std::lock_guard lock(mutex);
                outcome.events.push_back(toJson(event));
            });
            outcome.clusters = clustersOf(work, plan, trace);
            return outcome;
        },
        [this, looking](Outcome outcome) {
            if (looking != m_looking) return;
            if (!outcome.clusters) return fail(outcome.clusters.error());
            show(*outcome.clusters);
            store(outcome.run, std::move(outcome.events));
            setState(Done);
        });
}

void Mattered::store(const std::string& run, std::vector<json> events) const {
    const auto& manifest = m_with.bases.current()->manifest();
    conversations::Run stored{.id = run,
                              .turn = {},
                              .base = manifest.id,
                              .generation = manifest.generation,
                              .created = QDateTime::currentMSecsSinceEpoch()};
    stored.events = std::move(events);
    stored.purpose = purpose;
    stored.about = m_about.run;
    m_with.history.write([stored = std::move(stored)](const conversations::ConversationStore& store)
                             -> Result<void> { return store.addRunAbout(stored); });
}

void Mattered::cancel() { m_cancel.cancel(); }

}  // namespace tripletalk::app
