#include "include/Arguments.h"

#include <sys/auxv.h>

static int given_count;
static char **given;

// glibc hands these to every constructor; nothing else runs yet, so nobody reads them half set.
__attribute__((constructor)) static void keep(int count, char **arguments) {
  given_count = count;
  given = arguments;
}

char *const *csystem_arguments(int *count) {
  *count = given_count;
  return given;
}

const char *csystem_program_path(void) { return (const char *)getauxval(AT_EXECFN); }
