// The parts of a C library that Embedded Swift needs. Block sizes are powers of two, and lists keep the free blocks.
typedef unsigned long size_t;
typedef unsigned char byte;

enum { header = 16, page_size = 65536 };
struct vacant { struct vacant *next; };

extern byte __heap_base;
static byte *top;
static struct vacant *vacant[32];

void *malloc(size_t size) {
    unsigned power = size <= 16 ? 4 : 32 - __builtin_clzl(size - 1);
    struct vacant *found = vacant[power];
    if (found) {
        vacant[power] = found->next;
        return found;
    }
    if (!top) top = &__heap_base + (-(size_t)&__heap_base & (header - 1));
    byte *block = top + header;
    top = block + ((size_t)1 << power);
    size_t pages = ((size_t)top + page_size - 1) / page_size, present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) __builtin_trap();
    *(unsigned *)(block - header) = power;
    return block;
}

void free(void *block) {
    if (!block) return;
    unsigned power = *(unsigned *)((byte *)block - header);
    ((struct vacant *)block)->next = vacant[power];
    vacant[power] = block;
}

// Every block is aligned to 16 bytes.
int posix_memalign(void **place, size_t alignment, size_t size) {
    if (alignment > header) __builtin_trap();
    *place = malloc(size);
    return 0;
}

// One instruction each.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (; count; count--, a++, b++) if (*a != *b) return *a - *b;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// Always the same numbers: a drawing is the same each time.
void arc4random_buf(void *to, size_t count) {
    for (size_t i = 0; i < count; i++) ((byte *)to)[i] = (byte)(i * 73 + 41);
}

// There's no console, so messages are dropped.
int putchar(int sign) { return sign; }

void *__stack_chk_guard = (void *)0x2b2b2b;
void __stack_chk_fail(void) { __builtin_trap(); }
