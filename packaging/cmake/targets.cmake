# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0

# Most of the time to compile a file goes into headers that others read too: files of one target are compiled some
# together, and what nearly all of them include is compiled once. ./dev lint compiles each file by itself.
option(CMAKE_UNITY_BUILD "Compile files of one target together" ON)
set(CMAKE_UNITY_BUILD_BATCH_SIZE 6)

# Every library is the system's: an RPATH only makes the loader look elsewhere before, for its empty parts where the program was
# started.
set(CMAKE_SKIP_RPATH ON)

# tripletalk_target_defaults(TARGET [HEADERS std|qt|test]): warnings and language settings shared by every target of ours,
# and which headers it finds compiled.
function(tripletalk_target_defaults target)
  cmake_parse_arguments(DEFAULTS "" "HEADERS" "" ${ARGN})
  # Programs are compiled as libraries are: precompiled headers serve one set of flags.
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Werror -fPIC)
  if(NOT CMAKE_UNITY_BUILD)
    target_compile_options(${target} PRIVATE -Wshadow)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # An unnamed namespace is several files': one may shadow another's names, and a type may have members of its types.
    # More is inlined: GCC 12 then finds faults in std::string and std::variant where there are none (its bugs 105329,
    # 105562). ./dev lint and ./dev gates look with other eyes.
    target_compile_options(${target} PRIVATE -Wshadow=local -Wno-subobject-linkage -Wno-array-bounds -Wno-maybe-uninitialized
                                             -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
  endif()
  target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS)  # emit and slots are names of ours
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  if(NOT DEFAULTS_HEADERS)
    set(DEFAULTS_HEADERS std)
  endif()
  set(owner tripletalk_${DEFAULTS_HEADERS}_headers)
  if(NOT target STREQUAL owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endif()
endfunction()

# The owners of precompiled headers; those who use them have their definitions and perhaps more.
function(tripletalk_headers name)
  cmake_parse_arguments(HEADERS "" "" "LINK;HEADERS" ${ARGN})
  add_library(tripletalk_${name}_headers OBJECT EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/packaging/cmake/headers.cpp)
  tripletalk_target_defaults(tripletalk_${name}_headers HEADERS ${name})
  set_target_properties(tripletalk_${name}_headers PROPERTIES AUTOMOC OFF)
  target_link_libraries(tripletalk_${name}_headers PRIVATE nlohmann_json::nlohmann_json ${HEADERS_LINK})
  target_precompile_headers(tripletalk_${name}_headers PRIVATE
    <algorithm> <array> <atomic> <charconv> <chrono> <cmath> <condition_variable> <cstdint> <deque> <filesystem> <fstream>
    <functional> <map> <memory> <mutex> <numeric> <optional> <set> <span> <string> <string_view> <thread> <tuple>
    <unordered_map> <unordered_set> <utility> <variant> <vector> <nlohmann/json.hpp> ${HEADERS_HEADERS})
endfunction()
tripletalk_headers(std)
tripletalk_headers(qt LINK Qt6::Quick HEADERS
  <QAbstractListModel> <QColor> <QDateTime> <QGuiApplication> <QHash> <QObject> <QPointer> <QRegularExpression> <QString>
  <QStringList> <QTimer> <QUrl> <QVariantList> <QVariantMap> <QtQml/qqmlregistration.h>)

# tripletalk_room(NAME [MOC] [SOURCES …] [FLOORS …] [PUBLIC …] [PRIVATE …]): the static library tripletalk_NAME of one
# folder under src/, of all sources there but main.cpp; SOURCES are generated ones. FLOORS are the rooms below that it may
# include; a room that is not named here does not link.
function(tripletalk_room name)
  cmake_parse_arguments(ROOM "MOC" "" "SOURCES;FLOORS;PUBLIC;PRIVATE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(tripletalk_${name} STATIC ${sources} ${ROOM_SOURCES})
  if(ROOM_MOC)
    tripletalk_target_defaults(tripletalk_${name} HEADERS qt)
  else()
    tripletalk_target_defaults(tripletalk_${name})
    set_target_properties(tripletalk_${name} PROPERTIES AUTOMOC OFF)  # only rooms with QObjects pay for the scan
  endif()
  if(ROOM_FLOORS)
    list(TRANSFORM ROOM_FLOORS PREPEND tripletalk_)
  endif()
  target_link_libraries(tripletalk_${name} PUBLIC ${ROOM_FLOORS} ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
endfunction()

# tripletalk_tests(ROOM [SOURCES …] [LINK …]): one GoogleTest program for one room, of every tst_*.cpp in the folder and what
# these have in common; each test is known to ctest and labelled with the room.
function(tripletalk_tests name)
  cmake_parse_arguments(TESTS "" "" "SOURCES;LINK" ${ARGN})
  file(GLOB_RECURSE tests CONFIGURE_DEPENDS tst_*.cpp)
  add_executable(test_${name} ${tests} ${TESTS_SOURCES})
  tripletalk_target_defaults(test_${name} HEADERS test)
  set_target_properties(test_${name} PROPERTIES AUTOMOC OFF)
  target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(test_${name} PRIVATE tripletalk_${name} ${TESTS_LINK} GTest::gmock GTest::gtest_main)
  # No value may be a list here: it would fall apart, and take the labels with it.
  gtest_discover_tests(test_${name} DISCOVERY_TIMEOUT 60 PROPERTIES
    ENVIRONMENT QT_QPA_PLATFORM=offscreen ENVIRONMENT_MODIFICATION LC_ALL=set:C.UTF-8 LABELS ${name} TIMEOUT 900)
endfunction()
