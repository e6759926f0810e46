# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0

# Warnings and language settings shared by every target of ours.
function(tripletalk_target_defaults target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Werror)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()

# tripletalk_room(NAME [MOC] SOURCES … [FLOORS …] [PUBLIC …] [PRIVATE …]): the static library tripletalk_NAME of one
# folder under src/. FLOORS are the rooms below that it may include; a room that is not named here does not link.
function(tripletalk_room name)
  cmake_parse_arguments(ROOM "MOC" "" "SOURCES;FLOORS;PUBLIC;PRIVATE" ${ARGN})
  add_library(tripletalk_${name} STATIC ${ROOM_SOURCES})
  tripletalk_target_defaults(tripletalk_${name})
  if(NOT ROOM_MOC)  # only rooms with QObjects pay for the scan
    set_target_properties(tripletalk_${name} PROPERTIES AUTOMOC OFF)
  endif()
  if(ROOM_FLOORS)
    list(TRANSFORM ROOM_FLOORS PREPEND tripletalk_)
  endif()
  target_link_libraries(tripletalk_${name} PUBLIC ${ROOM_FLOORS} ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
endfunction()

# tripletalk_tests(ROOM SOURCES … [LINK …]): one GoogleTest program for one room, each test known to ctest.
function(tripletalk_tests name)
  cmake_parse_arguments(TESTS "" "" "SOURCES;LINK" ${ARGN})
  add_executable(test_${name} ${TESTS_SOURCES})
  tripletalk_target_defaults(test_${name})
  # Tests spend their build time in the same few headers: read them once a few files.
  set_target_properties(test_${name} PROPERTIES AUTOMOC OFF UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
  # A fixture in an unnamed namespace is fine in a file that is included once.
  target_compile_options(test_${name} PRIVATE -Wno-subobject-linkage)
  target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(test_${name} PRIVATE tripletalk_${name} ${TESTS_LINK} GTest::gmock GTest::gtest_main)
  gtest_discover_tests(test_${name} DISCOVERY_TIMEOUT 60 PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8" TIMEOUT 300)
endfunction()
