// Landlock, the part of Linux that lets a process give up rights to files, TCP, signals, and abstract sockets.
// See landlock(7). The constants are declared here because the headers of older systems lack the newer ones.
#ifdef __linux__
#define _GNU_SOURCE
#include "isolate.h"
#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446, version_flag = 1, path_beneath = 1 };

struct rules {
    uint64_t files, tcp, scopes;
};

struct path_rule {
    uint64_t rights;
    int32_t path;
} __attribute__((packed));

enum {
    execute = 1 << 0,
    write_file = 1 << 1,
    read_file = 1 << 2,
    read_folder = 1 << 3,
    remove_folder = 1 << 4,
    remove_file = 1 << 5,
    make_folder = 1 << 7,
    make_file = 1 << 8,
    make_link = 1 << 12,
    refer = 1 << 13,  // link or rename from one folder to another
    truncate_file = 1 << 14,
    of_files = execute | write_file | read_file | truncate_file,
};

// The rights to files that each version knows, from version 1 on. What a version knows is forbidden until a rule
// permits it, also what is never permitted: making devices, pipes and sockets, and ioctl of a device.
static uint64_t known_rights(int version) {
    return version >= 5 ? 0xffff : version >= 3 ? 0x7fff : version == 2 ? 0x3fff : 0x1fff;
}

int landlock_version(void) {
    long version = syscall(create_ruleset, NULL, 0, version_flag);
    return version < 0 ? 0 : (int)version;
}

int landlock_rules(int version) {
    struct rules rules = {.files = known_rights(version), .tcp = 3, .scopes = 3};
    // Version 4 added TCP, and version 6 the scopes of abstract sockets and of signals.
    size_t size = version >= 6 ? sizeof rules : version >= 4 ? 16 : 8;
    return (int)syscall(create_ruleset, &rules, size, 0);
}

bool landlock_permit(int rules, int version, enum permission permission, const char *path) {
    static const uint64_t rights[] = {
        [may_open] = read_file,
        [may_read] = read_file | read_folder,
        [may_run] = read_file | read_folder | execute,
        [may_write] = read_file | read_folder | write_file | truncate_file | make_file | make_folder | make_link |
                      remove_file | remove_folder | refer,
    };
    int descriptor = open(path, O_PATH | O_CLOEXEC);
    if (descriptor < 0) return true;
    struct stat status;
    struct path_rule rule = {.rights = rights[permission] & known_rights(version), .path = descriptor};
    if (fstat(descriptor, &status) == 0 && !S_ISDIR(status.st_mode)) rule.rights &= of_files;
    bool is_added = syscall(add_rule, rules, path_beneath, &rule, 0) == 0;
    close(descriptor);
    return is_added;
}

bool landlock_apply(int rules) {
    return syscall(restrict_self, rules, 0) == 0;
}
#endif
