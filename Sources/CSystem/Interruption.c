#define _GNU_SOURCE
#include "Interruption.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static atomic_int received;

// Where news of a signal is written for those who wait for it.
static atomic_int news = -1;

static void tell(void) {
  int code = errno;
  int end = atomic_load(&news);
  // A full pipe is news enough.
  if (end >= 0 && write(end, "", 1) < 0) {
  }
  errno = code;
}

static void remember(int signal) {
  int none = 0;
  atomic_compare_exchange_strong(&received, &none, signal);
  tell();
}

void csystem_interruption_watch(void) {
  static const int watched[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) {
    struct sigaction before;
    if (sigaction(watched[i], NULL, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = remember, .sa_flags = SA_RESETHAND | SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(watched[i], &action, NULL);
  }
  signal(SIGPIPE, SIG_IGN);
  // A file beyond the limit of size is then a failed write like others.
  signal(SIGXFSZ, SIG_IGN);
}

int csystem_interruption_signal(void) { return atomic_load(&received); }

int csystem_interruption_descriptor(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  atomic_store(&news, ends[1]);
  // One that came before there was a pipe.
  if (atomic_load(&received) != 0) tell();
  return ends[0];
}
