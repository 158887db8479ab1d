# SPDX-License-Identifier: MIT
# Where Qt is no part of the system, the package brings the libraries and QML modules that the program uses.
function(champclos_deploy program)
    if(CMAKE_CROSSCOMPILING OR Qt6_VERSION VERSION_LESS 6.5)
        return() # the tools that find them run on the system they are for, and do so reliably since Qt 6.5
    endif()
    qt_generate_deploy_qml_app_script(TARGET ${program} OUTPUT_SCRIPT script NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT "${script}")
endfunction()
