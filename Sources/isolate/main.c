// Runs a program that can reach nothing but the files it is permitted.
//
//     isolate --player --run PROGRAM --open FOLDER --read FOLDER --write FOLDER -- PROGRAM ARGUMENTS
//     isolate --report
//
// It gives up all ways to get rights back, applies Landlock and a filter of system calls, and becomes the program.
// If the system refuses any of that it runs nothing: it says why, and exits with status 125.
// `--landlock N` uses no newer version of Landlock than N, so that tests can play an older system.
#define _GNU_SOURCE
#include "isolate.h"
#include <stdio.h>

#ifdef __linux__
#include <errno.h>
#include <linux/capability.h>
#include <stdint.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static const int cannot_isolate = 125;

static int fail(const char *what) {
    dprintf(STDERR_FILENO, "isolate: %s: %s\n", what, strerror(errno));
    return cannot_isolate;
}

// Gives up what the superuser may do, except to reach files of other owners, which Landlock limits.
static bool drop_capabilities(void) {
    for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
        if (capability == CAP_DAC_OVERRIDE || capability == CAP_DAC_READ_SEARCH) continue;
        // Without the right to drop them there are none to drop.
        if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0 && errno != EPERM) return false;
    }
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct kept[2];
    if (syscall(SYS_capget, &header, kept) != 0) return false;
    uint32_t files = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH;
    for (int word = 0; word < 2; word++) {
        kept[word].effective &= word == 0 ? files : 0;
        kept[word].permitted &= word == 0 ? files : 0;
        kept[word].inheritable = 0;
    }
    return syscall(SYS_capset, &header, kept) == 0;
}

// Hides what /proc says about the system and about other processes, where the superuser may do that: it could read all
// of it. Elsewhere, /proc stays as it is, and the program sees what every user sees.
static void hide_the_system(void) {
    if (geteuid() != 0 || unshare(CLONE_NEWNS) != 0) return;
    if (mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return;
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "subset=pid,hidepid=2");
}

// What the system offers: "landlock VERSION" and "syscalls yes" or "syscalls no", which a child tries.
static int report(int version) {
    pid_t child = fork();
    if (child == 0) {
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) _exit(1);
        _exit(limit_system_calls(tool, NULL) ? 0 : 1);
    }
    int status = 1;
    if (child > 0) waitpid(child, &status, 0);
    printf("landlock %d\nsyscalls %s\n", version, status == 0 ? "yes" : "no");
    return 0;
}

int main(int count, char **words) {
    int version = landlock_version();
    int place = 1;
    if (count > 3 && strcmp(words[1], "--landlock") == 0) {
        if (atoi(words[2]) < version) version = atoi(words[2]);
        place = 3;
    }
    if (count == place + 1 && strcmp(words[place], "--report") == 0) return report(version);

    errno = EINVAL;
    if (place >= count) return fail("no role is named");
    const char *name = words[place++];
    enum role role = strcmp(name, "--tool") == 0 ? tool : player;
    if (role == player && strcmp(name, "--player") != 0) return fail(name);
    hide_the_system();
    errno = ENOSYS;
    int rules = version > 0 ? landlock_rules(version) : -1;
    if (rules < 0) return fail("Landlock is not available");
    for (; place + 1 < count && strcmp(words[place], "--") != 0; place += 2) {
        const char *const names[] = {
            [may_open] = "--open", [may_read] = "--read", [may_run] = "--run", [may_write] = "--write"};
        int permission = may_write;
        while (permission >= 0 && strcmp(words[place], names[permission]) != 0) permission--;
        errno = EINVAL;
        if (permission < 0 || !landlock_permit(rules, version, permission, words[place + 1])) {
            return fail(words[place + 1]);
        }
    }
    char **program = words + place + 1;
    if (place + 1 >= count) {
        errno = EINVAL;
        return fail("no program is named");
    }
    if (!drop_capabilities()) return fail("The superuser's rights can't be given up");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail("New rights can't be given up");
    if (!landlock_apply(rules)) return fail("Landlock can't be applied");
    close(rules);
    // The address of the path is a secret: it is somewhere on a stack that ends with this program.
    if (!limit_system_calls(role, program[0])) return fail("System calls can't be limited");
    if (role == player) execve(program[0], program, environ);
    else execvp(program[0], program);
    int is_missing = errno == ENOENT;
    fail(program[0]);
    return is_missing ? 127 : 126;
}
#else
int main(void) {
    // macOS has nothing like it that a program may use.
    puts("landlock 0\nsyscalls no");
    return 0;
}
#endif
