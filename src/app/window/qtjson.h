// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/jsontext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>
#include <nlohmann/json.hpp>

namespace tripletalk::app {

/// What QML hands over, for the rooms below.
inline nlohmann::json jsonOf(const QVariantMap& map) {
    return parsedJson(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson().toStdString());
}

}  // namespace tripletalk::app
