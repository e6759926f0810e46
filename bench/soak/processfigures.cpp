// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/processfigures.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tripletalk::soak {

std::optional<ProcessFigures> figuresOf(pid_t process) {
    constexpr double kbInMb = 1024;
    const std::filesystem::path folder = "/proc/" + std::to_string(process);
    std::ifstream status(folder / "status");
    ProcessFigures figures;
    for (std::string line; std::getline(status, line);) {
        std::istringstream words(line);
        std::string name;
        double number = 0;
        words >> name >> number;
        if (name == "VmRSS:") figures.residentMb = number / kbInMb;
        if (name == "RssAnon:") figures.anonymousMb = number / kbInMb;
        if (name == "Threads:") figures.threads = static_cast<int>(number);
    }
    if (figures.threads == 0) return std::nullopt;
    std::error_code gone;
    for (std::filesystem::directory_iterator at(folder / "fd", gone), end; !gone && at != end;
         at.increment(gone))
        ++figures.handles;
    return figures;
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

}  // namespace tripletalk::soak
