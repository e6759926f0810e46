# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
include(GNUInstallDirs)
if(TARGET tripletalk)
  install(TARGETS tripletalk RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
if(TARGET tripletalk-cli)
  install(TARGETS tripletalk-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/sample DESTINATION ${CMAKE_INSTALL_DATADIR}/tripletalk OPTIONAL)
