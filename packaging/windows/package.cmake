# SPDX-License-Identifier: MIT
# A zip that runs where it is unpacked, and an installer: start menu, the ending of saved games and packages, uninstall. Decks and
# battlefields are .json files, which belong to nobody.
set(resources "${CMAKE_CURRENT_BINARY_DIR}/champclos.rc")
configure_file("${CMAKE_CURRENT_LIST_DIR}/champclos.rc.in" "${resources}" @ONLY)
foreach(program IN LISTS programs)
    target_sources(${program} PRIVATE "${resources}")
endforeach()

install(TARGETS ${programs} RUNTIME DESTINATION bin)
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${CMAKE_CURRENT_SOURCE_DIR}/copyright"
    DESTINATION .)
if(TARGET champclos)
    champclos_deploy(champclos)
endif()

set(CPACK_GENERATOR ZIP NSIS)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Champclos)
set(CPACK_PACKAGE_EXECUTABLES champclos Champclos)
set(CPACK_NSIS_DISPLAY_NAME Champclos)
set(CPACK_NSIS_PACKAGE_NAME Champclos)
set(CPACK_NSIS_MUI_ICON "${CMAKE_CURRENT_LIST_DIR}/champclos.ico")
set(CPACK_NSIS_MUI_UNIICON "${CMAKE_CURRENT_LIST_DIR}/champclos.ico")
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\\\champclos.exe")
set(CPACK_NSIS_MUI_FINISHPAGE_RUN champclos.exe)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS "
    WriteRegStr SHCTX 'Software\\\\Classes\\\\.champclos' '' 'Champclos.Game'
    WriteRegStr SHCTX 'Software\\\\Classes\\\\Champclos.Game' '' 'Champclos game or package'
    WriteRegStr SHCTX 'Software\\\\Classes\\\\Champclos.Game\\\\DefaultIcon' '' '$INSTDIR\\\\bin\\\\champclos.exe,0'
    WriteRegStr SHCTX 'Software\\\\Classes\\\\Champclos.Game\\\\shell\\\\open\\\\command' '' '\\\"$INSTDIR\\\\bin\\\\champclos.exe\\\" \\\"%1\\\"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
")
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "
    DeleteRegKey SHCTX 'Software\\\\Classes\\\\.champclos'
    DeleteRegKey SHCTX 'Software\\\\Classes\\\\Champclos.Game'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
")
