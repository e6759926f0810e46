# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# The natural languages, one a line: what is known of each stands in resources/language/XX.json, where there are any in
# resources/names/XX.txt, and the window's texts in translations/tripletalk_XX.ts. The first is the one that the house is written in.
set(TRIPLETALK_LANGUAGES
  en
  de
  es
  fr
  it
  nl
  pt
  zh)

# Those whose translations the tests keep complete.
set(TRIPLETALK_KEPT_LANGUAGES
  en
  de)

# The window is offered in every language whose translation is complete.
set(TRIPLETALK_WINDOW_LANGUAGES "")
foreach(language IN LISTS TRIPLETALK_LANGUAGES)
  set(file ${PROJECT_SOURCE_DIR}/translations/tripletalk_${language}.ts)
  if(EXISTS ${file})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(STRINGS ${file} waiting REGEX "type=\"unfinished\"" LIMIT_COUNT 1)
    if(NOT waiting)
      list(APPEND TRIPLETALK_WINDOW_LANGUAGES ${language})
    endif()
  endif()
endforeach()

# tripletalk_language_texts(VARIABLE FOLDER ENDING): a C++ raw string each of the files FOLDER/XX.ENDING that there are, in order.
function(tripletalk_language_texts variable folder ending)
  set(texts "")
  foreach(language IN LISTS TRIPLETALK_LANGUAGES)
    set(file ${PROJECT_SOURCE_DIR}/${folder}/${language}.${ending})
    if(EXISTS ${file})
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
      file(READ ${file} text)
      string(APPEND texts "        R\"language(${text})language\",\n")
    endif()
  endforeach()
  set(${variable} "${texts}" PARENT_SCOPE)
endfunction()
