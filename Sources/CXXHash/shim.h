// Header only: hashing is inlined, nothing is linked.
#define XXH_INLINE_ALL
#include <xxhash.h>

// XXH_INLINE_ALL renames its functions by macros, which Swift does not see.
static inline XXH128_hash_t cxxhash_128bits(const void *bytes, size_t count) {
  return XXH3_128bits(bytes, count);
}
