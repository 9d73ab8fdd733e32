# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only

set(CMAKE_UNITY_BUILD ${CURVEDESK_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 40)
# moc reads sources only: it need not wait for the libraries that the target links.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)

# The flags and Qt definitions of all targets.
add_library(curvedesk_flags INTERFACE)
target_compile_features(curvedesk_flags INTERFACE cxx_std_20)
target_include_directories(curvedesk_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(curvedesk_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    # Designated initialisers may leave out fields that have defaults.
    -Wno-missing-field-initializers
    # GCC takes a file that a unity source includes for a header, and warns of its anonymous namespace in coroutines.
    # It also takes a constructor that passes its object on, as that of std::stop_source, for a read of what is not set yet.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage -Wno-maybe-uninitialized>)
target_compile_definitions(curvedesk_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CONTEXTLESS_CONNECT QT_NO_FOREACH QT_NO_URL_CAST_FROM_STRING
    CURVEDESK_VERSION="${PROJECT_VERSION}")
# Hardened, also where a distribution's own flags are not given. Debug and the sanitizers have checks of their own.
if(NOT CMAKE_BUILD_TYPE STREQUAL Debug AND CMAKE_CXX_COMPILER_ID STREQUAL GNU AND UNIX AND NOT APPLE)
    target_compile_options(curvedesk_flags INTERFACE
        -fstack-protector-strong -fstack-clash-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|i.86")
        target_compile_options(curvedesk_flags INTERFACE -fcf-protection)
        # Debian's start files have no CET note, so that the linker would drop that of the program. They keep to a shadow
        # stack all the same; landing pads for indirect branches (IBT) they lack.
        target_link_options(curvedesk_flags INTERFACE -Wl,-z,shstk)
    endif()
    add_compile_options(-fPIC) # Qt asked for it up to 6.4
    target_link_options(curvedesk_flags INTERFACE -fPIE -pie -Wl,-z,relro)
endif()
# A loader that looks functions up at their first call saves registers on the stack, and parts of keys with them.
if(UNIX AND NOT APPLE)
    target_link_options(curvedesk_flags INTERFACE -Wl,-z,now)
endif()
if(CURVEDESK_WERROR)
    target_compile_options(curvedesk_flags INTERFACE -Werror)
endif()
if(CURVEDESK_SANITIZE)
    target_compile_options(curvedesk_flags INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(curvedesk_flags INTERFACE -fsanitize=address,undefined)
endif()
if(CURVEDESK_FUZZ)
    # All libraries are instrumented; -fsanitize=fuzzer adds a main() and is for the fuzz targets only.
    target_compile_options(curvedesk_flags INTERFACE
        -O1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(curvedesk_flags INTERFACE -fsanitize=address,undefined)
endif()
# GCC would collect its garbage each time that it has doubled, a seventh of what it computes; it takes a sixth more memory.
add_compile_options($<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-expand=300>)
find_program(CURVEDESK_MOLD mold)
if(CURVEDESK_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# curvedesk_moc(target)
# Has CMake run moc for the classes of a target, each of whose sources includes its output ("moc_X.cpp", "tst_X.moc").
function(curvedesk_moc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    # What no source includes is compiled by itself, mostly nothing: loading the precompiled headers would take longer.
    set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp PROPERTIES
        SKIP_PRECOMPILE_HEADERS ON)
    get_target_property(CURVEDESK_MOC Qt6::moc IMPORTED_LOCATION)
    if(CMAKE_HOST_UNIX AND CURVEDESK_MOC)
        configure_file(${PROJECT_SOURCE_DIR}/cmake/moc.in ${PROJECT_BINARY_DIR}/moc @ONLY
            FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
        set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc)
    endif()
endfunction()

# curvedesk_spare_coroutines(A.cpp ...)
# For libFuzzer, compiles those of the sources that are coroutines, or wait for one, without sanitizers, under which
# clang 14 crashes on them. The fuzzed decoders are no coroutines.
function(curvedesk_spare_coroutines)
    if(NOT CURVEDESK_FUZZ)
        return()
    endif()
    foreach(source IN LISTS ARGN)
        cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE path)
        file(STRINGS ${path} coroutine REGEX "co_(await|return)|waitFor" LIMIT_COUNT 1)
        if(coroutine)
            set_source_files_properties(${source} PROPERTIES
                COMPILE_OPTIONS "-fno-sanitize=all;-fno-sanitize-coverage=trace-pc-guard"
                SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
    endforeach()
endfunction()

# curvedesk_precompile(target [WAITS] [HEADERS <QWidget> ...])
# Gives a target the precompiled headers of cmake/Precompiled.h. WAITS: its code waits for a network, a disk or a person,
# and a release optimises it less (-O1), which compiles in three quarters of the time. Targets that are optimised alike
# share what curvedesk_base and curvedesk_cluster precompile, unless they name further HEADERS.
function(curvedesk_precompile target)
    cmake_parse_arguments(arg "WAITS" "" "HEADERS" ${ARGN})
    set(owner curvedesk_base)
    if(arg_WAITS AND CMAKE_BUILD_TYPE STREQUAL Release)
        target_compile_options(${target} PRIVATE -O1)
        set(owner curvedesk_cluster)
    endif()
    if(arg_HEADERS OR target STREQUAL owner)
        target_precompile_headers(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/Precompiled.h ${arg_HEADERS})
    else()
        target_precompile_headers(${target} REUSE_FROM ${owner})
    endif()
endfunction()

# curvedesk_library(solana LINKS curvedesk::base Qt6::Core)
# Makes one static library of every .cpp in the present folder and below it, but for those that EXCLUDE matches, so that
# the link graph follows the layers. SOURCES: also resources, and headers of which only moc's output is compiled. WAITS
# and HEADERS: see above.
function(curvedesk_library name)
    cmake_parse_arguments(arg "WAITS" "EXCLUDE" "SOURCES;LINKS;HEADERS" ${ARGN})
    set(target curvedesk_${name})
    file(GLOB_RECURSE sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.cpp)
    if(arg_EXCLUDE)
        list(FILTER sources EXCLUDE REGEX "^(${arg_EXCLUDE})")
    endif()
    list(APPEND sources ${arg_SOURCES})
    curvedesk_spare_coroutines(${sources})
    add_library(${target} STATIC ${sources})
    add_library(curvedesk::${name} ALIAS ${target})
    curvedesk_moc(${target})
    target_link_libraries(${target} PUBLIC curvedesk_flags ${arg_LINKS})
    set(waits)
    if(arg_WAITS)
        set(waits WAITS)
    endif()
    curvedesk_precompile(${target} ${waits} HEADERS ${arg_HEADERS})
    if(CURVEDESK_FUZZ) # only what a fuzz target links is built
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
endfunction()

# curvedesk_tests(solana FOLDER core/solana LINKS curvedesk::solana)
# Makes one program of every tst_*.cpp below a folder of tests/ (or of SOURCES), and a ctest test for each of them, named
# after its file and labelled with the folder. WIDGETS: the program has a QApplication.
function(curvedesk_tests name)
    cmake_parse_arguments(arg "WIDGETS" "FOLDER" "EXCLUDE;LINKS;SOURCES" ${ARGN})
    set(sources ${arg_SOURCES})
    list(TRANSFORM sources PREPEND ${PROJECT_SOURCE_DIR}/tests/)
    if(arg_FOLDER)
        file(GLOB_RECURSE found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${arg_FOLDER}/tst_*.cpp)
        list(APPEND sources ${found})
        if(arg_EXCLUDE)
            list(FILTER sources EXCLUDE REGEX "/(${arg_EXCLUDE})\\.cpp$")
        endif()
    endif()
    set(program tests_${name})
    set(runner curvedesk_test_program)
    set(precompiled curvedesk_test_program)
    if(arg_WIDGETS)
        set(runner curvedesk_widget_test_program)
        set(precompiled curvedesk_ui)
    endif()
    add_executable(${program} ${sources})
    curvedesk_moc(${program})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${program} PRIVATE ${arg_LINKS} ${runner} curvedesk_flags)
    target_precompile_headers(${program} REUSE_FROM ${precompiled})
    target_compile_definitions(${program} PRIVATE CURVEDESK_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM test)
        if(NOT test MATCHES "^tst_")
            continue()
        endif()
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests)
        add_test(NAME ${test} COMMAND ${program} ${test})
        set_tests_properties(${test} PROPERTIES
            TIMEOUT 180
            LABELS "${folder}"
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;ASAN_OPTIONS=detect_leaks=0")
    endforeach()
endfunction()
