// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/connection.h"

#include <QDateTime>
#include <QSslCertificate>

namespace tripletalk::net {

namespace {

/// The name that people know a certificate by.
QString subjectOf(const QSslCertificate& certificate) {
    const QStringList names = certificate.subjectInfo(QSslCertificate::CommonName);
    return names.isEmpty() ? certificate.subjectDisplayName() : names.join(QStringLiteral(", "));
}

}  // namespace

Result<std::vector<Certificate>> certificatesIn(std::string_view pem) {
    std::vector<Certificate> found;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QByteArray bytes(pem.data(), static_cast<qsizetype>(pem.size()));
    for (const QSslCertificate& one : QSslCertificate::fromData(bytes, QSsl::Pem)) {
        if (one.isNull()) continue;
        found.push_back({subjectOf(one).toStdString(),
                         one.expiryDate().toString(Qt::ISODate).left(10).toStdString(),
                         now < one.effectiveDate() || now > one.expiryDate()});
    }
    if (found.empty())
        return Error{ErrorKind::Input,
                     say("Sentence",
                         "There is no certificate in this file: it should hold lines that begin "
                         "with \"-----BEGIN CERTIFICATE-----\".")};
    return found;
}

}  // namespace tripletalk::net
