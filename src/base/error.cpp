// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/error.h"

namespace tripletalk {

std::string_view toString(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::Usage:
            return "usage";
        case ErrorKind::NotFound:
            return "not_found";
        case ErrorKind::Syntax:
            return "syntax";
        case ErrorKind::Input:
            return "input";
        case ErrorKind::Io:
            return "io";
        case ErrorKind::DiskFull:
            return "disk_full";
        case ErrorKind::Version:
            return "version";
        case ErrorKind::Locked:
            return "locked";
        case ErrorKind::Forbidden:
            return "forbidden";
        case ErrorKind::Limit:
            return "limit";
        case ErrorKind::Cancelled:
            return "cancelled";
        case ErrorKind::Timeout:
            return "timeout";
        case ErrorKind::Network:
            return "network";
        case ErrorKind::Server:
            return "server";
        case ErrorKind::Model:
            return "model";
        case ErrorKind::Internal:
            return "internal";
    }
    return "internal";
}

std::string Error::toText() const {
    std::string text;
    if (place) {
        text += place->file;
        if (place->line > 0) text += ":" + std::to_string(place->line);
        if (place->line > 0 && place->column > 0) text += ":" + std::to_string(place->column);
        text += ": ";
    }
    text += message.text();
    if (!detail.empty()) text += " (" + detail + ")";
    return text;
}

}  // namespace tripletalk
