#define _GNU_SOURCE
#include "CSystem.h"

#include <signal.h>
#include <stdatomic.h>

// A signal handler can reach nothing but a global; only this file knows it.
static atomic_int received = 0;

static void remember(int signal_number) {
  int none = 0;
  atomic_compare_exchange_strong(&received, &none, signal_number);
}

int csystem_catch_interruption(int signal_number) {
  struct sigaction action = {.sa_handler = remember, .sa_flags = SA_RESETHAND | SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(signal_number, &action, 0);
}

int csystem_interruption(void) { return atomic_load(&received); }
