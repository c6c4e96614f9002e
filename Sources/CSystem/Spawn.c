#define _GNU_SOURCE
#include "Spawn.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

enum { channel_number = 3 };

int csystem_spawn(const csystem_start *start, pid_t *identifier) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);

  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  if (start->is_detached) {
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
  }
  // Equal numbers only lose the flag that would close it.
  posix_spawn_file_actions_adddup2(&actions, start->channel, channel_number);
  posix_spawn_file_actions_addclosefrom_np(&actions, channel_number + 1);
  if (start->folder) posix_spawn_file_actions_addchdir_np(&actions, start->folder);

  // Ignored here, but not by whoever is started.
  sigset_t reset;
  sigemptyset(&reset);
  sigaddset(&reset, SIGPIPE);
  sigaddset(&reset, SIGXFSZ);
  posix_spawnattr_setsigdefault(&attributes, &reset);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGDEF | (start->is_detached ? POSIX_SPAWN_SETSID : 0));

  int code = posix_spawnp(
      identifier, start->program, &actions, &attributes, start->arguments, start->variables);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return code;
}
