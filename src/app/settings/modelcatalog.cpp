// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/modelcatalog.h"

#include "app/settings/troublewords.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "llm/modelendpoint.h"
#include "net/loopback.h"
#include "retrieval/embeddertrials.h"

#include <chrono>
#include <utility>

#include <QLocale>
#include <QPointer>

namespace tripletalk::app {

using llm::Provider;
using llm::ServerModel;

ModelCatalog::ModelCatalog(Provider provider, Tasks& tasks, std::shared_ptr<net::Client> client,
                           std::string server, QObject* parent)
    : QAbstractListModel(parent),
      m_provider(provider),
      m_server(std::move(server)),
      m_tasks(tasks),
      m_client(std::move(client)) {}

int ModelCatalog::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_models.size());
}

QVariant ModelCatalog::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ServerModel& model = m_models[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(model.name);
        case SpecRole:
            return prefix() + qs(model.name);
        case SizeRole:
            return model.bytes > 0
                       ? QLocale().formattedDataSize(model.bytes, 1, QLocale::DataSizeSIFormat)
                       : QString();
        case ParametersRole: {
            QStringList parts{qs(model.parameters), qs(model.quantization)};
            if (model.facts.window > 0)
                parts << tr("reads %1 tokens").arg(QLocale().toString(model.facts.window));
            parts.removeAll(QString());
            return parts.join(QStringLiteral(" · "));
        }
        case EmbedderRole:
            return model.embedder;
        default:
            return {};
    }
}

QHash<int, QByteArray> ModelCatalog::roleNames() const {
    return {{NameRole, "name"},
            {SpecRole, "spec"},
            {SizeRole, "size"},
            {ParametersRole, "parameters"},
            {EmbedderRole, "isEmbedder"}};
}

QString ModelCatalog::prefix() const { return qs(llm::ModelSpec{m_provider, m_server, {}}.text()); }

QString ModelCatalog::address() const {
    return qs(m_provider == Provider::Ollama ? llm::ollamaUrl(m_access.ollamaHost)
                                             : m_access.openAiBaseUrl);
}

bool ModelCatalog::local() const { return net::isThisComputer(net::hostIn(utf8(address()))); }

QStringList ModelCatalog::specs(bool embedders) const {
    QStringList all;
    for (const ServerModel& model : m_models)
        if (model.embedder == embedders) all << prefix() + qs(model.name);
    return all;
}

std::vector<KnownModel> ModelCatalog::known() const {
    std::vector<KnownModel> all;
    for (const ServerModel& model : m_models)
        if (!model.embedder) all.push_back({utf8(prefix()) + model.name, model.facts});
    return all;
}

void ModelCatalog::setAccess(const llm::Access& access) {
    const QString before = address();
    const std::string key = std::exchange(m_access, llm::accessTo(m_server, access)).openAiKey;
    const bool sameKey = key == m_access.openAiKey;
    if (address() != before || (m_provider == Provider::OpenAi && !sameKey)) forget();
}

void ModelCatalog::forget() {
    ++m_looking;
    m_lookCancel.cancel();
    ++m_testing;
    m_testCancel.cancel();
    beginResetModel();
    m_models.clear();
    endResetModel();
    m_state = Unknown;
    m_problem.clear();
    m_lookAgain = false;
    m_test = {};
    m_begun.clear();
    m_fetched.clear();
    m_pullProblem.clear();
    answering::offline::ModelTrials::shared()->forget();
    retrieval::EmbedderTrials::shared()->forget();
    Q_EMIT changed();
    Q_EMIT testChanged();
    Q_EMIT pullChanged();
}

void ModelCatalog::shutdown() {
    for (const CancelToken* token : {&m_lookCancel, &m_testCancel, &m_pullCancel})
        token->cancel(CancelReason::Shutdown);
}

void ModelCatalog::look() {
    m_lookAgain = m_state == Looking;
    if (m_lookAgain) return;
    m_state = Looking;
    m_lookCancel = CancelToken();
    Q_EMIT changed();
    m_tasks.run(
        this,
        [provider = m_provider, access = m_access, client = m_client, cancel = m_lookCancel] {
            llm::ModelList list = llm::listModels(provider, access, *client, cancel);
            llm::tellFacts(list.models, provider, access, *client, cancel);
            return list;
        },
        [this, generation = ++m_looking](llm::ModelList list) {
            if (generation == m_looking) looked(std::move(list));
        });
}

void ModelCatalog::looked(llm::ModelList list) {
    beginResetModel();
    m_models = std::move(list.models);
    endResetModel();
    m_state = list.trouble == llm::Trouble::None ? Found : Failed;
    const TroubleWords words = wordsFor(list.trouble, m_provider, address(), {});
    m_problem = words.problem;
    m_advice = words.advice;
    m_detail = translated(list.error);
    Q_EMIT changed();
    if (m_lookAgain) return look();  // it may have changed since the server told
    // Ollama calls one without a tag the latest.
    const QString fetched = std::exchange(m_fetched, {});
    for (const QString& spec : chatModels())
        if (spec == fetched || spec == fetched + ":latest") Q_EMIT arrived(spec);
}

void ModelCatalog::test(const QString& spec) { runTest(spec, false); }
void ModelCatalog::testEmbedder(const QString& spec) { runTest(spec, true); }

void ModelCatalog::runTest(const QString& spec, bool embedder) {
    m_testCancel.cancel();
    m_testCancel = CancelToken();
    m_test = {.spec = spec, .running = true};
    Q_EMIT testChanged();
    m_tasks.run(
        this,
        [spec = utf8(spec), embedder, access = m_access, client = m_client,
         cancel = m_testCancel]() -> Tested {
            if (embedder) return {llm::testEmbedder(spec, access, client, cancel)};
            Tested result{llm::testModel(spec, access, client, cancel)};
            if (result.test.trouble != llm::Trouble::None) return result;
            result.choices = workspace::tryModel(spec, access, client, cancel);
            return result;
        },
        [this, spec, generation = ++m_testing](const Tested& test) {
            if (generation == m_testing) testEnded(spec, test);
        });
}

QString ModelCatalog::remarkOn(const Result<TrialOutcome>& choices) {
    if (!choices) return tr("It could not be tried further: %1").arg(translated(choices.error()));
    const QString of = tr("It chose rightly among readings in %1 of %2 cases.")
                           .arg(choices->right)
                           .arg(choices->right + choices->wrong);
    if (choices->passed()) return of;
    return tr("%1 That is too few: what it chooses will not count, and it will hardly write "
              "queries. A larger model helps.")
        .arg(of);
}

void ModelCatalog::testEnded(const QString& spec, const Tested& result) {
    const llm::ModelTest& test = result.test;
    const TroubleWords words = wordsFor(test.trouble, m_provider, address(), spec.section(u':', 1));
    m_test = {.spec = spec,
              .ms = test.ms,
              .problem = words.problem,
              .advice = words.advice,
              .detail = translated(test.error)};
    if (result.choices) m_test.remark = remarkOn(*result.choices);
    Q_EMIT testChanged();
}

void ModelCatalog::pull(const QString& name) {
    const QString wanted = name.simplified();
    if (!m_pulling.isEmpty() || wanted.isEmpty()) return;
    m_pulling = wanted;
    m_pullFraction = -1;
    m_bytesCame = m_begun.contains(wanted);
    m_pullStatus.clear();
    m_pullProblem.clear();
    m_pullCancel = CancelToken();
    Q_EMIT pullChanged();
    using Clock = std::chrono::steady_clock;
    const auto told = [this, guard = QPointer<QObject>(this), shown = Clock::time_point(),
                       status = std::string()](const llm::PullProgress& progress) mutable {
        constexpr std::chrono::milliseconds pause(100);
        if (Clock::now() - shown < pause && progress.status == status) return;
        shown = Clock::now();
        status = progress.status;
        m_tasks.deliver(guard, [this, progress] {
            if (m_pulling.isEmpty()) return;
            m_pullStatus = qs(progress.status);
            m_bytesCame = m_bytesCame || progress.done > 0;
            m_pullFraction = progress.total > 0 ? static_cast<double>(progress.done) /
                                                      static_cast<double>(progress.total)
                                                : -1;
            Q_EMIT pullChanged();
        });
    };
    m_tasks.run(
        this,
        [name = utf8(wanted), access = m_access, client = m_client, cancel = m_pullCancel, told] {
            return llm::pullModel(name, access, *client, told, cancel);
        },
        [this, wanted](const Result<void>& result) { pullEnded(wanted, result); });
}

void ModelCatalog::pullEnded(const QString& name, const Result<void>& result) {
    m_pulling.clear();
    m_begun.removeAll(name);
    if (!result && m_bytesCame) m_begun << name;
    if (!result && result.error().kind != ErrorKind::Cancelled)
        m_pullProblem = translated(result.error());
    Q_EMIT pullChanged();
    if (!result) return;
    m_fetched = prefix() + name;
    look();
}

}  // namespace tripletalk::app
