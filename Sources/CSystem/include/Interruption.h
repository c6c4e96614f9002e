// Signals that ask the program to stop, as a flag that the work looks at between two steps.
#ifndef CSYSTEM_INTERRUPTION_H
#define CSYSTEM_INTERRUPTION_H

/// Lets INT, TERM and HUP set the flag, once: a second one ends the program at once.
/// A signal that is ignored already (as by nohup) stays ignored. PIPE is ignored from here on.
void csystem_interruption_watch(void);

/// The signal that came, or 0. May be called from any thread.
int csystem_interruption_signal(void);

/// A descriptor that can be read from when a signal comes, for those who wait; -1 if there is none.
int csystem_interruption_descriptor(void);

#endif
