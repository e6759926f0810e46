# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0

# Writes FILE, a header with the text of every template in prompts/, again whenever one of them changes.
function(tripletalk_prompt_header file)
  file(GLOB templates CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/prompts/*.mustache)
  set(entries "")
  foreach(template IN LISTS templates)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${template})
    get_filename_component(name ${template} NAME_WE)
    file(READ ${template} text)
    string(APPEND entries "    {\"${name}\", R\"prompt(${text})prompt\"},\n")
  endforeach()
  file(CONFIGURE OUTPUT ${file} @ONLY CONTENT
"// Made from prompts/ by packaging/cmake/prompts.cmake.
#pragma once

#include <string_view>

namespace tripletalk::answering {

struct PromptText {
    std::string_view name;
    std::string_view text;
};

inline constexpr PromptText promptData[] = {
@entries@};

}  // namespace tripletalk::answering
")
endfunction()
