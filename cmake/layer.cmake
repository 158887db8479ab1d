# SPDX-License-Identifier: MIT
# champclos_layer(<target> [STRICT] [FAST] [PRECOMPILE <headers>] DIRECTORIES <dir>... [EXCLUDE <file>...] [LINK <target>...])
#
# One layer of the house: a static library of all .cpp files below the directories, which adding a file is enough to
# join. Headers are included from the root of the repository ("engine/core/ids.h"). A layer without sources yet is an
# interface library, so that what stands on it can be written first.
function(champclos_layer target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "STRICT;FAST" "PRECOMPILE" "DIRECTORIES;EXCLUDE;LINK")
    set(patterns ${arg_DIRECTORIES})
    list(TRANSFORM patterns PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    list(TRANSFORM patterns APPEND "/*.cpp")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
    list(TRANSFORM arg_EXCLUDE PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    list(REMOVE_ITEM sources ${arg_EXCLUDE})

    if(NOT sources)
        add_library(${target} INTERFACE)
        target_include_directories(${target} INTERFACE "${PROJECT_SOURCE_DIR}")
        target_link_libraries(${target} INTERFACE ${arg_LINK})
        return()
    endif()

    add_library(${target} STATIC ${sources})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PUBLIC ${arg_LINK})
    if(arg_STRICT)
        champclos_warnings(${target} STRICT)
    else()
        champclos_warnings(${target})
    endif()
    if(arg_FAST)
        champclos_optimise_hard(${target})
    endif()
    if(arg_PRECOMPILE)
        champclos_precompile(${target} ${arg_PRECOMPILE})
    endif()
    champclos_unite(${target})
endfunction()

# champclos_embed(<target> NAME <name> PREFIX <prefix> BASE <directory> [PLAIN] FILES <file>...)
#
# Puts files inside a library: the program reads them as ":<prefix>/<path below BASE>" from anywhere. The library says
# Q_INIT_RESOURCE(<name>) before it reads the first one. PLAIN files are not compressed: they are read where they lie.
function(champclos_embed target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "PLAIN" "NAME;PREFIX;BASE" "FILES")
    set(list "<RCC>\n<qresource prefix=\"${arg_PREFIX}\">\n")
    foreach(file IN LISTS arg_FILES)
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${arg_BASE}" OUTPUT_VARIABLE alias)
        string(APPEND list "<file alias=\"${alias}\">${file}</file>\n")
    endforeach()
    string(APPEND list "</qresource>\n</RCC>\n")
    set(qrc "${CMAKE_CURRENT_BINARY_DIR}/${arg_NAME}.qrc")
    file(CONFIGURE OUTPUT "${qrc}" CONTENT "${list}" @ONLY) # written only if it changed
    set(options)
    if(arg_PLAIN)
        set(options OPTIONS --no-compress)
    endif()
    qt_add_resources(source "${qrc}" ${options})
    target_sources(${target} PRIVATE ${source})
endfunction()
