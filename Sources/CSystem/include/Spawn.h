// Starting other programs.
#ifndef CSYSTEM_SPAWN_H
#define CSYSTEM_SPAWN_H

#include <sys/types.h>

typedef struct {
  /// With a slash it is a file, else it is looked for as shells do.
  const char *program;
  /// Both end with NULL.
  char *const *arguments;
  char *const *variables;
  /// The folder in which it runs; NULL for that of this program.
  const char *folder;
  /// A session of its own, away from the terminal.
  int is_detached;
  /// What it gets under the number 3; everything beyond it is closed.
  int channel;
} csystem_start;

/// 0, or the errno of what went wrong.
int csystem_spawn(const csystem_start *start, pid_t *identifier);

#endif
