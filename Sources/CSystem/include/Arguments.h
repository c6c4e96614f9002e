// What the program was started with. Swift asks /proc for it, which a bare root does not have.
#ifndef CSYSTEM_ARGUMENTS_H
#define CSYSTEM_ARGUMENTS_H

/// The arguments, the program's own name first.
char *const *csystem_arguments(int *count);

/// The path that the program was started by, as the caller wrote it or found it in PATH; NULL if unknown.
const char *csystem_program_path(void);

#endif
