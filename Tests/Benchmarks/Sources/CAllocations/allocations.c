#include "allocations.h"
#include <errno.h>
#include <features.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef __GLIBC__

static atomic_long count;
static atomic_bool counting;

// glibc's own names for the functions replaced below. `free` stays glibc's.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void note(void) {
    if (atomic_load_explicit(&counting, memory_order_relaxed)) atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(); return __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { note(); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    note();
    void *memory = __libc_memalign(alignment, size);
    if (!memory) return ENOMEM;
    *result = memory;
    return 0;
}

void allocations_begin(void) {
    atomic_store(&count, 0);
    atomic_store(&counting, 1);
}

long allocations_end(void) {
    atomic_store(&counting, 0);
    return atomic_load(&count);
}

#else

void allocations_begin(void) {}
long allocations_end(void) { return -1; }

#endif
