// A filter of system calls (seccomp). The lists of calls are in lists.h.
#ifdef __linux__
#define _GNU_SOURCE
#include "isolate.h"
#include "lists.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

static struct sock_filter code[4096];
static unsigned short length;

static void add(uint16_t operation, uint32_t value, uint8_t if_true, uint8_t if_false) {
    code[length++] = (struct sock_filter){operation, if_true, if_false, value};
}

static void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }
static void load_number(void) { load(offsetof(struct seccomp_data, nr)); }
// Both processors keep the low half of an argument first.
static void load_low(int argument) { load(offsetof(struct seccomp_data, args) + 8 * (size_t)argument); }
static void load_high(int argument) { load(offsetof(struct seccomp_data, args) + 8 * (size_t)argument + 4); }
static void answer(uint32_t result) { add(BPF_RET | BPF_K, result, 0, 0); }
static void skip_unless_equal(uint32_t value, uint8_t count) { add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count); }
static void skip_unless_any(uint32_t bits, uint8_t count) { add(BPF_JMP | BPF_JSET | BPF_K, bits, 0, count); }

static const uint32_t yes = SECCOMP_RET_ALLOW;
static const uint32_t no = SECCOMP_RET_ERRNO | EPERM;
static const uint32_t end = SECCOMP_RET_KILL_PROCESS;

static void answer_all(const short *calls, size_t count, uint32_t result) {
    for (size_t index = 0; index < count; index++) {
        skip_unless_equal((uint32_t)calls[index], 1);
        answer(result);
    }
}
#define ANSWER_ALL(calls, result) answer_all(calls, sizeof calls / sizeof *calls, result)

// Allows a call if the low half of one of its arguments is among some values.
static void allow_values(short call, int argument, const uint32_t *values, uint8_t count) {
    skip_unless_equal((uint32_t)call, (uint8_t)(2 * count + 2));
    load_low(argument);
    for (uint8_t index = 0; index < count; index++) {
        skip_unless_equal(values[index], 1);
        answer(yes);
    }
    answer(no);
}
#define ALLOW_VALUES(call, argument, ...)                                            \
    do {                                                                             \
        const uint32_t values[] = {__VA_ARGS__};                                     \
        allow_values(call, argument, values, sizeof values / sizeof *values);        \
    } while (0)

// Allows a call if one of its arguments is this address.
static void allow_address(short call, int argument, const void *address) {
    skip_unless_equal((uint32_t)call, 6);
    load_low(argument);
    skip_unless_equal((uint32_t)(uintptr_t)address, 3);
    load_high(argument);
    skip_unless_equal((uint32_t)((uint64_t)(uintptr_t)address >> 32), 1);
    answer(yes);
    answer(no);
}

// Allows a call if the low halves of two of its arguments are zero.
static void allow_zeros(short call, int argument, int other) {
    skip_unless_equal((uint32_t)call, 6);
    load_low(argument);
    skip_unless_equal(0, 3);
    load_low(other);
    skip_unless_equal(0, 1);
    answer(yes);
    answer(no);
}

// Allows a call unless an argument has one of some bits. With one, this is the answer.
static void allow_without(short call, int argument, uint32_t bits, uint32_t otherwise) {
    skip_unless_equal((uint32_t)call, 4);
    load_low(argument);
    skip_unless_any(bits, 1);
    answer(otherwise);
    answer(yes);
}

static const uint32_t new_namespaces = 0x7e020080;

// What both may do only with these arguments.
static void limit_both(void) {
    uint32_t process = (uint32_t)getpid();
    // Signals to itself. What a tool starts can't even signal itself: where it aborts, it ends by another signal.
    ALLOW_VALUES(SYS_kill, 0, process);
    ALLOW_VALUES(SYS_tgkill, 0, process);
    // Copies, flags, locks and sizes of descriptors; not whom one sends a signal to.
    ALLOW_VALUES(SYS_fcntl, 1, 0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1032);
    // Threads of Dispatch make themselves nicer. Which processes (a thread: 0) counts as much as whose: with
    // PRIO_USER, the same call is about all of the user's.
    allow_zeros(SYS_setpriority, 0, 1);
    // Blocks for a file whose size grows with them, up to the limit. With a mode, such as one that keeps the size, no
    // limit counts.
    ALLOW_VALUES(SYS_fallocate, 1, 0);
}

// What a player may do besides the list: only with these arguments.
static void limit_player(const char *program) {
    // It becomes its program once, and starts threads, but no processes.
    allow_address(SYS_execve, 0, program);
    skip_unless_equal(SYS_clone, 6);
    load_low(0);
    skip_unless_any(new_namespaces, 1);
    answer(no);
    skip_unless_any(CLONE_THREAD, 1);
    answer(yes);
    answer(no);
    // On the channel it has: sends without an address, and no look at what the player hasn't read yet (MSG_PEEK).
    allow_address(SYS_sendto, 4, NULL);
    allow_without(SYS_recvfrom, 3, 2, no);
    // Nothing that was written becomes code. Once the loader is done, the player forbids to map further code, too.
    allow_without(SYS_mprotect, 2, PROT_EXEC, end);
    // What stdio and dispatch ask of a descriptor.
    ALLOW_VALUES(SYS_ioctl, 1, 0x5401, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451);
    // Names of threads and of memory, and a stricter filter.
    ALLOW_VALUES(SYS_prctl, 0, 3, 15, 16, PR_SET_SECCOMP, 0x53564d41);
    // Limits can be read.
    allow_address(SYS_prlimit64, 2, NULL);
    ANSWER_ALL(for_tools, no);
}

static void limit_tool(void) {
    allow_without(SYS_clone, 0, new_namespaces, no);
    // Limits and processors of its own.
    ALLOW_VALUES(SYS_prlimit64, 0, 0);
    ALLOW_VALUES(SYS_sched_setaffinity, 0, 0);
    // A socket pair connects a program with those that it starts.
    ALLOW_VALUES(SYS_socketpair, 0, 1);
    ALLOW_VALUES(SYS_prctl, 0, 1, 3, 4, 15, 16, 0x53564d41);
    ANSWER_ALL(for_tools, yes);
}

bool limit_system_calls(enum role role, const char *program) {
    length = 0;
    load(offsetof(struct seccomp_data, arch));
    skip_unless_equal(architecture, 1);
    add(BPF_JMP | BPF_JA, 1, 0, 0);
    answer(end);
    load_number();
#ifdef __x86_64__
    // Calls of the x32 interface have numbers of their own.
    add(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    answer(end);
#endif
    ANSWER_ALL(for_all, yes);
    limit_both();
    if (role == player) limit_player(program);
    else limit_tool();
    ANSWER_ALL(refused, no);
    ANSWER_ALL(deadly, end);
    // As on a system that lacks the call: the C library then uses an older one, such as clone in place of clone3.
    answer(SECCOMP_RET_ERRNO | ENOSYS);
    struct sock_fprog filter = {.len = length, .filter = code};
    return architecture != 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0;
}
#endif
