// Header only: hashing is inlined, nothing is linked.
#define XXH_INLINE_ALL
#include <xxhash.h>
