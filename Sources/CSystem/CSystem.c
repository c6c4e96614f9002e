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
  struct statx status = {0};
  int result = statx(file, "", AT_EMPTY_PATH, STATX_MNT_ID, &status);
  // Kernels before 5.8 do not know the mount; then the device has to do.
  uint64_t device = ((uint64_t)status.stx_dev_major << 32) | status.stx_dev_minor;
  if (result == 0) *mount = status.stx_mnt_id ^ (device << 16);
  return result;
}
