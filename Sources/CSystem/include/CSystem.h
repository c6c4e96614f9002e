// The few system calls that Swift cannot call directly: variadic functions and macros.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <fcntl.h>
#include <sys/types.h>

#include "Interruption.h"
#include "Terminal.h"

int csystem_openat(int folder, const char *path, int flags, mode_t mode);

#endif
