#define _GNU_SOURCE
#include "include/BuildID.h"

#include <elf.h>
#include <link.h>
#include <string.h>

struct found {
  const unsigned char *bytes;
  size_t count;
};

static size_t padded(size_t size) { return (size + 3) & ~(size_t)3; }

static void look_at_notes(const unsigned char *notes, size_t size, struct found *found) {
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) head;
    memcpy(&head, notes, sizeof head);
    size_t whole = sizeof head + padded(head.n_namesz) + padded(head.n_descsz);
    if (whole > size) return;
    const unsigned char *name = notes + sizeof head;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
      found->bytes = name + padded(head.n_namesz);
      found->count = head.n_descsz;
      return;
    }
    notes += whole;
    size -= whole;
  }
}

// The first object is the program itself; the others are libraries.
static int look_at_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    const unsigned char *notes = (const unsigned char *)(info->dlpi_addr + segment->p_vaddr);
    look_at_notes(notes, segment->p_memsz, data);
  }
  return 1;
}

const unsigned char *csystem_build_id(size_t *count) {
  struct found found = {NULL, 0};
  dl_iterate_phdr(look_at_program, &found);
  *count = found.count;
  return found.bytes;
}
