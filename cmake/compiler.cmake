# SPDX-License-Identifier: MIT
# How every target is compiled. The same sources have to give the same games everywhere, so nothing here depends on the
# machine that builds: no -march=native, no -ffast-math.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

# Qt's executables are position independent, so all static libraries have to be. Hidden symbols let the compiler inline
# across functions as if they were not.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

if(NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(CHAMPCLOS_CCACHE ccache)
    mark_as_advanced(CHAMPCLOS_CCACHE)
    if(CHAMPCLOS_CCACHE)
        # Paths below the repository are made relative, so that every checkout on a machine is served by the others; the
        # looser checks are those that ccache asks for with precompiled headers.
        set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
            CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
            "${CHAMPCLOS_CCACHE}")
    endif()
endif()

if(NOT MSVC)
    # -O1 keeps thousands of random games quick enough to be played in a debug build. Under the sanitizers it would cost
    # more to compile than it saves, except where the games are played; -g1 tells the lines of a stack, which is what they
    # print, and compiles in half the time of -g.
    set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g")
    if(CHAMPCLOS_SANITIZE)
        set(CMAKE_CXX_FLAGS_DEBUG "-O0 -g1")
    endif()
    set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG") # -O3 where the games are played: champclos_optimise_hard
    # Otherwise a compiler for ARM may fuse a*b+c and round a bot's sums differently.
    add_compile_options(-ffp-contract=off)
    add_compile_definitions($<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
endif()

if(CHAMPCLOS_SANITIZE)
    set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_compile_options(${sanitizers})
    add_link_options(${sanitizers})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-Wno-maybe-uninitialized) # g++ 12 sees ghosts in std::regex under the sanitizers
    endif()
endif()

if(CHAMPCLOS_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "CHAMPCLOS_FUZZ needs clang++: use the preset fuzz")
    endif()
    # The libraries report their coverage; only the fuzz targets bring libFuzzer's main().
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(CHAMPCLOS_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(LANGUAGES CXX)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

# Where games are played by the million.
function(champclos_optimise_hard target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>
            $<$<AND:$<CONFIG:Debug>,$<BOOL:${CHAMPCLOS_SANITIZE}>>:-O1>)
    endif()
endfunction()

# champclos_precompile(<target> gui|quick|test [<part of Qt>...]): reads the headers that most files of a layer include once
# for all of them, and for all targets that use the same parts of Qt. It changes nothing but the time: the preset clang
# builds without, so that every file includes what it uses. Not for the engine: its headers cost little, and g++ 12 sees
# ghosts in std::string (GCC bug 105651) when they come precompiled.
function(champclos_precompile target headers)
    champclos_shared_headers(owner ${headers} ${ARGN})
    target_precompile_headers(${target} REUSE_FROM ${owner})
    target_link_libraries(${target} PRIVATE ${ARGN}) # whose headers it shares
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -fpch-preprocess) # for ccache
    endif()
endfunction()

# Tests are compiled in a hurry: what they test is optimised. WINDOWS: they show some.
function(champclos_compile_quickly target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "WINDOWS" "" "")
    if(arg_WINDOWS)
        champclos_precompile(${target} test Qt6::Widgets Qt6::Quick)
    else()
        champclos_precompile(${target} test)
    endif()
    champclos_optimise_little(${target})
endfunction()

function(champclos_optimise_little target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
endfunction()

# champclos_shared_headers(<owner> <headers> [<part of Qt>...]): the target that compiles such headers for all others. It
# links the least that they need: g++ takes them where more is defined, but not where less is.
set(champclos_parts_for_gui Qt6::Gui)
set(champclos_parts_for_quick Qt6::Quick)
set(champclos_parts_for_test Qt6::Test)
function(champclos_shared_headers owner headers)
    string(MAKE_C_IDENTIFIER "champclos_headers_${headers}_${ARGN}" target)
    set(${owner} ${target} PARENT_SCOPE)
    if(TARGET ${target})
        return()
    endif()
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/precompiled/${target}.cpp" CONTENT "")
    add_library(${target} OBJECT "${CMAKE_BINARY_DIR}/precompiled/${target}.cpp")
    target_link_libraries(${target} PRIVATE ${champclos_parts_for_${headers}} ${ARGN})
    target_precompile_headers(${target} PRIVATE
        "$<$<COMPILE_LANGUAGE:CXX>:${PROJECT_SOURCE_DIR}/cmake/precompiled/${headers}.h>")
    champclos_warnings(${target}) # even -Wpedantic defines something
    if(headers STREQUAL "test")
        champclos_optimise_little(${target})
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()

# Warnings for all our code. STRICT adds what Qt's interfaces (signed sizes) would make noisy.
function(champclos_warnings target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "STRICT" "" "")
    if(MSVC)
        target_compile_options(${target} PRIVATE /W4 /permissive- /utf-8 /Zc:__cplusplus
            $<$<BOOL:${CHAMPCLOS_WERROR}>:/WX>)
        return()
    endif()
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast
        # Designated initialisers name what matters; the rest keeps its defaults.
        -Wno-missing-field-initializers
        $<$<BOOL:${CHAMPCLOS_WERROR}>:-Werror>
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op>
        # g++ 12 sees overlapping copies in "text" + std::string (GCC bug 105651).
        $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
        # No `default:` in a switch over our enums: it would hide the enumerator added later.
        $<$<CXX_COMPILER_ID:Clang,AppleClang>:-Wcovered-switch-default>)
    if(arg_STRICT)
        target_compile_options(${target} PRIVATE -Wconversion -Wno-sign-conversion)
    endif()
endfunction()
