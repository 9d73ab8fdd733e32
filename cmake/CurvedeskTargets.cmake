# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only

# Flags and Qt definitions that every target of ours shares.
add_library(curvedesk_flags INTERFACE)
target_compile_features(curvedesk_flags INTERFACE cxx_std_20)
target_include_directories(curvedesk_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(curvedesk_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    # Designated initialisers leave fields out on purpose.
    -Wno-missing-field-initializers)
target_compile_definitions(curvedesk_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CONTEXTLESS_CONNECT QT_NO_FOREACH QT_NO_URL_CAST_FROM_STRING
    CURVEDESK_VERSION="${PROJECT_VERSION}")
if(CURVEDESK_WERROR)
    target_compile_options(curvedesk_flags INTERFACE -Werror)
endif()
if(CURVEDESK_SANITIZE)
    target_compile_options(curvedesk_flags INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(curvedesk_flags INTERFACE -fsanitize=address,undefined)
endif()
if(CURVEDESK_FUZZ)
    # Everything of ours is instrumented; -fsanitize=fuzzer itself brings a main() and belongs to the fuzz targets.
    target_compile_options(curvedesk_flags INTERFACE
        -O1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(curvedesk_flags INTERFACE -fsanitize=address,undefined)
endif()
find_program(CURVEDESK_MOLD mold)
if(CURVEDESK_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# curvedesk_library(solana SOURCES Base58.cpp ... LINKS curvedesk::base Qt6::Core)
# One static library a folder, so that the link graph is the layer rule.
function(curvedesk_library name)
    cmake_parse_arguments(arg "" "" "SOURCES;LINKS" ${ARGN})
    set(target curvedesk_${name})
    if(CURVEDESK_FUZZ)
        # clang 14 does not survive coroutines under the sanitizers, and no decoder is one.
        set(plain ${arg_SOURCES})
        foreach(source IN LISTS arg_SOURCES)
            cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE path)
            file(STRINGS ${path} coroutine REGEX "co_(await|return)" LIMIT_COUNT 1)
            if(coroutine)
                list(REMOVE_ITEM plain ${source})
            endif()
        endforeach()
        if(plain)
            set(arg_SOURCES ${plain})
        endif()
    endif()
    add_library(${target} STATIC ${arg_SOURCES})
    add_library(curvedesk::${name} ALIAS ${target})
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    target_link_libraries(${target} PUBLIC curvedesk_flags ${arg_LINKS})
    if(CURVEDESK_FUZZ) # only what a fuzz target links is built
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
endfunction()

# curvedesk_test(core/solana/tst_Base58.cpp LINKS curvedesk::solana)
# One executable a file, named after it; run offscreen. The label is the folder.
function(curvedesk_test source)
    if(CURVEDESK_FUZZ)
        return()
    endif()
    cmake_parse_arguments(arg "" "TIMEOUT" "LINKS;LABELS" ${ARGN})
    cmake_path(GET source STEM name)
    cmake_path(GET source PARENT_PATH folder)
    add_executable(${name} ${PROJECT_SOURCE_DIR}/tests/${source})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE ${arg_LINKS} Qt6::Test curvedesk_flags)
    target_compile_definitions(${name} PRIVATE CURVEDESK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    add_test(NAME ${name} COMMAND ${name})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 60)
    endif()
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${arg_TIMEOUT}
        LABELS "${folder};${arg_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;ASAN_OPTIONS=detect_leaks=0")
endfunction()
