# SPDX-License-Identifier: MIT
# champclos_qml_module(<target> URI <uri> [AHEAD] [DIRECTORIES <dir>...] [LINK <target>...])
#
# One QML module: a static library of all .qml files of the current directory (or, for types written in C++, all .cpp
# files below the directories). Adding a file is enough to join. Programs link every module through
# champclos_link_qml(<program>). What the first page is made of is compiled AHEAD in every release build, so that the
# first start is as quick as all others.
function(champclos_qml_module target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "AHEAD" "URI" "DIRECTORIES;EXCLUDE;LINK;IMPORTS")
    set(sources)
    set(qml_files)
    if(arg_DIRECTORIES)
        foreach(directory IN LISTS arg_DIRECTORIES)
            file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}"
                "${directory}/*.cpp" "${directory}/*.h")
            list(APPEND sources ${found})
        endforeach()
    else()
        file(GLOB qml_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" *.qml)
    endif()
    if(NOT sources AND NOT qml_files)
        return()
    endif()

    qt_add_library(${target} STATIC)
    # moc 6.4 does not understand <compare> and <concepts> if they come first.
    set_target_properties(${target} PROPERTIES AUTOMOC ON
        AUTOMOC_MOC_OPTIONS "--include;${PROJECT_SOURCE_DIR}/tests/support/moc_first.h")
    set(imports)
    if(arg_IMPORTS)
        set(imports IMPORTS ${arg_IMPORTS})
    endif()
    if(NOT CHAMPCLOS_QML_CACHE AND NOT (arg_AHEAD AND CMAKE_BUILD_TYPE STREQUAL "Release"))
        list(APPEND imports NO_CACHEGEN)
    endif()
    qt_add_qml_module(${target} URI ${arg_URI} VERSION 1.0 RESOURCE_PREFIX /qt/qml NO_PLUGIN
        DEPENDENCIES QtQml.Models QtQuick ${imports} QML_FILES ${qml_files} SOURCES ${sources})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
    # The generated registration includes headers by their bare names.
    foreach(source IN LISTS sources)
        cmake_path(GET source PARENT_PATH directory)
        list(APPEND header_directories "${CMAKE_CURRENT_SOURCE_DIR}/${directory}")
    endforeach()
    list(REMOVE_DUPLICATES header_directories)
    target_include_directories(${target} PRIVATE ${header_directories})
    target_link_libraries(${target} PUBLIC ${arg_LINK} Qt6::Quick)
    champclos_warnings(${target})
    champclos_precompile(${target} quick)
    if(sources)
        champclos_unite(${target})
    else()
        # All is generated from QML, file by file with the same headers, and not as strict as we are.
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
        target_compile_options(${target} PRIVATE $<IF:$<CXX_COMPILER_ID:MSVC>,/w,-w>)
    endif()
    string(MAKE_C_IDENTIFIER "${arg_URI}" name)
    set_property(GLOBAL APPEND PROPERTY CHAMPCLOS_QML_NAMES ${name})
    set_property(GLOBAL APPEND PROPERTY CHAMPCLOS_QML_MODULES ${target})
endfunction()

# Links every QML module. A linker leaves out what nobody asks for, so one object asks for the types of each module; that
# costs less to build than a plugin for each.
function(champclos_link_qml program)
    get_property(modules GLOBAL PROPERTY CHAMPCLOS_QML_MODULES)
    if(NOT TARGET champclos_qml_types)
        get_property(names GLOBAL PROPERTY CHAMPCLOS_QML_NAMES)
        foreach(name IN LISTS names)
            string(APPEND functions "void qml_register_types_${name}();\n")
            string(APPEND uses "    used = &qml_register_types_${name};\n")
        endforeach()
        file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/champclos_qml_types.cpp" @ONLY CONTENT
"@functions@
static const bool kUsed = [] {
    void (*volatile used)();
@uses@    return used != nullptr;
}();
")
        add_library(champclos_qml_types OBJECT "${CMAKE_BINARY_DIR}/champclos_qml_types.cpp")
    endif()
    target_link_libraries(${program} PRIVATE champclos_qml_types ${modules} Qt6::QuickControls2)
endfunction()
