#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int csystem_openat(int folder, const char *path, int flags, mode_t mode) {
  return openat(folder, path, flags, mode);
}

// Part by part, through no link.
static int open_without_links(int folder, const char *path, int flags) {
  int current = dup(folder);
  while (current >= 0) {
    size_t length = strcspn(path, "/");
    char part[256];
    if (length >= sizeof part) {
      close(current);
      errno = ENAMETOOLONG;
      return -1;
    }
    memcpy(part, path, length);
    part[length] = 0;
    int is_last = path[length] == 0;
    int next = openat(current, part, (is_last ? flags : O_PATH | O_DIRECTORY) | O_NOFOLLOW | O_CLOEXEC);
    int code = errno;
    close(current);
    errno = code;
    if (is_last) return next;
    current = next;
    path += length + 1;
  }
  return -1;
}

int csystem_open_beneath(int folder, const char *path, int flags) {
  struct open_how how = {
      .flags = flags | O_CLOEXEC, .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS};
  int file = syscall(SYS_openat2, folder, path, &how, sizeof how);
  // Kernels before 5.6 do not know it, and sandboxes may forbid what they do not know.
  if (file < 0 && (errno == ENOSYS || errno == EPERM))
    return open_without_links(folder, path, flags);
  return file;
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

char **csystem_environment(void) { return environ; }
