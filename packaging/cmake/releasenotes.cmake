# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0

# Sets VARIABLE to the entries of the newest section of CHANGELOG.md as <li> elements of AppStream.
function(tripletalk_release_notes variable)
  set(changelog ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
  file(READ ${changelog} text)
  string(FIND "${text}" "\n## " begin)
  string(SUBSTRING "${text}" ${begin} -1 text)
  string(SUBSTRING "${text}" 4 -1 text)
  string(FIND "${text}" "\n## " end)
  string(SUBSTRING "${text}" 0 ${end} text)
  string(REPLACE "&" "&amp;" text "${text}")
  string(REPLACE "<" "&lt;" text "${text}")
  string(REPLACE "\n  " " " text "${text}")
  # A list's own marks: they come back at the end.
  string(REPLACE ";" "@semicolon@" text "${text}")
  string(REPLACE "[" "@open@" text "${text}")
  string(REPLACE "]" "@close@" text "${text}")
  string(REGEX MATCHALL "\n- [^\n]*" entries "${text}")
  list(TRANSFORM entries REPLACE "^\n- (.*)$" "          <li>\\1</li>")
  list(JOIN entries "\n" notes)
  string(REPLACE "@semicolon@" ";" notes "${notes}")
  string(REPLACE "@open@" "[" notes "${notes}")
  string(REPLACE "@close@" "]" notes "${notes}")
  string(REPLACE "`" "" notes "${notes}")
  set(${variable} "${notes}" PARENT_SCOPE)
endfunction()
