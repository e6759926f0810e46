// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/secretstore.h"

#ifdef TRIPLETALK_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

namespace tripletalk::app {

#ifdef TRIPLETALK_KEYCHAIN

namespace {
const QString service = QStringLiteral("TripleTalk");
// Jobs have no parent: the keychain's library calls a job back even after its store is gone. They
// delete themselves.
}  // namespace

void SecretStore::read(const QString& name, std::function<void(const QString&)> done) {
    auto* job = new QKeychain::ReadPasswordJob(service);
    job->setKey(name);
    connect(job, &QKeychain::Job::finished, this, [job, done = std::move(done)] {
        done(job->error() == QKeychain::NoError ? job->textData() : QString());
    });
    job->start();
}

void SecretStore::write(const QString& name, const QString& secret,
                        std::function<void(bool)> done) {
    const auto finish = [done = std::move(done)](QKeychain::Job* job) {
        done(job->error() == QKeychain::NoError);
    };
    if (secret.isEmpty()) {
        auto* job = new QKeychain::DeletePasswordJob(service);
        job->setKey(name);
        connect(job, &QKeychain::Job::finished, this, finish);
        job->start();
        return;
    }
    auto* job = new QKeychain::WritePasswordJob(service);
    job->setKey(name);
    job->setTextData(secret);
    connect(job, &QKeychain::Job::finished, this, finish);
    job->start();
}

#else

void SecretStore::read(const QString&, std::function<void(const QString&)> done) { done({}); }

void SecretStore::write(const QString&, const QString&, std::function<void(bool)> done) {
    done(false);
}

#endif

}  // namespace tripletalk::app
