# SPDX-License-Identifier: MIT
# LibZip::zip: the library that packages are read and written with. Found by its header and its file, because the
# description that it installs for CMake itself also wants its command line tools, which Debian packages apart.
find_path(LibZip_INCLUDE_DIR NAMES zip.h)
find_library(LibZip_LIBRARY NAMES zip)
mark_as_advanced(LibZip_INCLUDE_DIR LibZip_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibZip REQUIRED_VARS LibZip_LIBRARY LibZip_INCLUDE_DIR)

if(LibZip_FOUND AND NOT TARGET LibZip::zip)
    add_library(LibZip::zip UNKNOWN IMPORTED)
    set_target_properties(LibZip::zip PROPERTIES
        IMPORTED_LOCATION "${LibZip_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${LibZip_INCLUDE_DIR}")
endif()
