#include "Interruption.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int received;

static void remember(int signal) {
  int none = 0;
  atomic_compare_exchange_strong(&received, &none, signal);
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
