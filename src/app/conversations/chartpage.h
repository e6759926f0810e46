// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/components/shownchart.h"
#include "conversations/export.h"

#include <vector>

#include <QString>

namespace tripletalk::app {

/// Charts as they stand in an exported file, light whatever the window is: drawn into the page for
/// "html", a picture in the page for "pdf" and "odt", whose writer draws none; none for others.
conversations::ChartPictures chartPictures(const std::vector<ShownChart>& charts,
                                           const QString& format);

}  // namespace tripletalk::app
