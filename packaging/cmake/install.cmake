# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
include(GNUInstallDirs)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # tests are no part of the package
include(packaging/cmake/releasenotes.cmake)
set(TRIPLETALK_HOMEPAGE "https://tripletalk.example" CACHE STRING "Where the project and its pictures are on the web")

install(TARGETS tripletalk tripletalk-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY resources/sample DESTINATION ${CMAKE_INSTALL_DATADIR}/tripletalk)

# How the desktop knows the program.
tripletalk_release_notes(RELEASE_NOTES)
string(TIMESTAMP RELEASE_DATE "%Y-%m-%d" UTC)
configure_file(packaging/desktop/metainfo.xml.in example.tripletalk.TripleTalk.metainfo.xml @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/example.tripletalk.TripleTalk.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
# It opens the types of files that it makes known, and two that are known already.
file(STRINGS packaging/desktop/tripletalk-mime.xml mime_types REGEX "<mime-type type=")
list(TRANSFORM mime_types REPLACE ".*type=\"([^\"]+)\".*" "\\1")
list(APPEND mime_types application/rdf+xml application/owl+xml)
configure_file(packaging/desktop/tripletalk.desktop.in tripletalk.desktop @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/tripletalk.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/desktop/tripletalk-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME tripletalk.xml)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES resources/icons/tripletalk.svg DESTINATION ${icons}/scalable/apps)
foreach(size 16 24 32 48 64 128 256)  # drawn by rsvg-convert
  install(FILES resources/icons/app/tripletalk-${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME tripletalk.png)
endforeach()

# What Debian wants of every package.
install(FILES packaging/debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tripletalk)
find_program(GZIP gzip REQUIRED)
function(install_gzipped file target destination)
  set(packed ${CMAKE_BINARY_DIR}/packed/${target}.gz)
  add_custom_command(OUTPUT ${packed} COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/packed
    COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/${file} > ${packed} DEPENDS ${file} VERBATIM)
  set_property(GLOBAL APPEND PROPERTY TRIPLETALK_PACKED ${packed})
  install(FILES ${packed} DESTINATION ${destination})
endfunction()
install_gzipped(CHANGELOG.md changelog ${CMAKE_INSTALL_DATADIR}/doc/tripletalk)
install_gzipped(packaging/man/tripletalk.1 tripletalk.1 ${CMAKE_INSTALL_MANDIR}/man1)
install_gzipped(packaging/man/tripletalk-cli.1 tripletalk-cli.1 ${CMAKE_INSTALL_MANDIR}/man1)
get_property(packed GLOBAL PROPERTY TRIPLETALK_PACKED)
add_custom_target(packed_pages ALL DEPENDS ${packed})

# The Debian package: `cpack` in the build folder.
file(STRINGS packaging/runtime-packages.txt runtime)
list(JOIN runtime ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tripletalk)
set(CPACK_PACKAGE_CONTACT "TripleTalk contributors <maintainers@tripletalk.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "talk with your knowledge graph")
set(CPACK_PACKAGE_DESCRIPTION "TripleTalk imports any RDF file, derives from it a relational database and a
searchable collection of passages, and answers questions from both, in a
conversation. Every answer cites its sources and shows how it came about.
It works with language models on this computer or elsewhere, and without one.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/package)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${TRIPLETALK_HOMEPAGE})
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)  # these libraries, and after them what no linker sees
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland")
include(CPack)
