#define _GNU_SOURCE
#include "CSystem.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

int csystem_openat(int folder, const char *path, int flags, mode_t mode) {
  return openat(folder, path, flags, mode);
}

int csystem_rename_new(int from, const char *old_name, int to, const char *new_name) {
  return renameat2(from, old_name, to, new_name, RENAME_NOREPLACE);
}

int csystem_rename_swap(int from, const char *old_name, int to, const char *new_name) {
  return renameat2(from, old_name, to, new_name, RENAME_EXCHANGE);
}

const char *csystem_error_text(int code) { return strerrordesc_np(code); }

int csystem_mount(int file, uint64_t *mount) {
  struct statx status;
  int result = statx(file, "", AT_EMPTY_PATH, STATX_MNT_ID, &status);
  if (result == 0) *mount = status.stx_mnt_id;
  return result;
}
