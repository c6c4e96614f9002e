#ifndef CSYSTEM_TERMINAL_H
#define CSYSTEM_TERMINAL_H

/// Columns of the terminal behind the descriptor, or 0 where it is none or does not know.
int csystem_terminal_columns(int descriptor);

#endif
