// The few system calls that Swift cannot call directly: variadic functions and macros.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <fcntl.h>
#include <stdint.h>
#include <sys/types.h>

#include "Arguments.h"
#include "BuildID.h"
#include "Interruption.h"
#include "Spawn.h"
#include "Terminal.h"

int csystem_openat(int folder, const char *path, int flags, mode_t mode);

// Opens for reading what lies below a folder; links that lead out of it are refused, with EXDEV or
// ELOOP. Where the system cannot tell where links lead, none is followed.
int csystem_open_beneath(int folder, const char *path, int flags);

// Renames without replacing anything (EEXIST), or swaps the two names; EINVAL where unsupported.
int csystem_rename_new(int from, const char *old_name, int to, const char *new_name);
int csystem_rename_swap(int from, const char *old_name, int to, const char *new_name);

// The mount that an open file or folder belongs to: names move only within one.
int csystem_mount(int file, uint64_t *mount);

// The variables of the environment, which Swift takes for something that changes without a lock.
char **csystem_environment(void);

// What an errno means, in English; NULL for an unknown one.
const char *csystem_error_text(int code);

#endif
