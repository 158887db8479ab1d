# SPDX-License-Identifier: MIT
# A bundle in a disk image: Champclos.app with both programs, Qt, the icon, and the kinds of files it opens. It has not been
# tried: nobody here has such a machine.
set_target_properties(champclos PROPERTIES
    OUTPUT_NAME Champclos
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST "${CMAKE_CURRENT_LIST_DIR}/Info.plist.in"
    MACOSX_BUNDLE_GUI_IDENTIFIER io.github.champclos.champclos
    MACOSX_BUNDLE_BUNDLE_VERSION "${PROJECT_VERSION}"
    MACOSX_BUNDLE_SHORT_VERSION_STRING "${PROJECT_VERSION}"
    MACOSX_BUNDLE_ICON_FILE champclos.icns)
target_sources(champclos PRIVATE "${CMAKE_CURRENT_LIST_DIR}/champclos.icns")
set_source_files_properties("${CMAKE_CURRENT_LIST_DIR}/champclos.icns" TARGET_DIRECTORY champclos
    PROPERTIES MACOSX_PACKAGE_LOCATION Resources)

set_target_properties(champclos-cli PROPERTIES INSTALL_RPATH "@executable_path/../Frameworks")
install(TARGETS champclos BUNDLE DESTINATION .)
install(TARGETS champclos-cli RUNTIME DESTINATION Champclos.app/Contents/MacOS)
champclos_deploy(champclos)

set(CPACK_GENERATOR DragNDrop)
set(CPACK_DMG_VOLUME_NAME Champclos)
