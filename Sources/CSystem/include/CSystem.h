// The few system calls that Swift cannot call directly: variadic functions and macros.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <fcntl.h>
#include <stdint.h>
#include <sys/types.h>

#include "BuildID.h"
#include "Interruption.h"
#include "Terminal.h"

int csystem_openat(int folder, const char *path, int flags, mode_t mode);

// Renames without replacing anything (EEXIST), or swaps the two names; EINVAL where unsupported.
int csystem_rename_new(int from, const char *old_name, int to, const char *new_name);
int csystem_rename_swap(int from, const char *old_name, int to, const char *new_name);

// The mount that an open file or folder belongs to: names move only within one.
int csystem_mount(int file, uint64_t *mount);

// What an errno means, in English; NULL for an unknown one.
const char *csystem_error_text(int code);

#endif
