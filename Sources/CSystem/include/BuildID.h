#ifndef CSYSTEM_BUILD_ID_H
#define CSYSTEM_BUILD_ID_H

#include <stddef.h>

/// What the linker wrote into the running program to tell it from others (--build-id); NULL if nothing.
const unsigned char *csystem_build_id(size_t *count);

#endif
