// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::soak {

/// What one window is to do.
struct WindowTask {
    std::string name;              ///< "A" or "B": what it makes is called after it
    std::filesystem::path folder;  ///< the data, shared with the other window
    int questions = 0;
    double minutes = 0;  ///< over which the questions are spread
    std::uint64_t seed = 1;
};

/// Opens the program's own window on the data folder, without a screen, and has a person work in
/// it; what is done is told by `tell`. At rest, before the work and after it, {"rest": true} is
/// told and a line of standard input waited for. Ends the program's work with its exit status; 1 if
/// something did not come about within minutes, which {"hung": what} tells.
int runWindow(int argc, char** argv, const WindowTask& task);

/// A line of JSON on standard output; from any thread.
void tell(const nlohmann::json& line);

}  // namespace tripletalk::soak
