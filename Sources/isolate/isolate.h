#ifndef ISOLATE_H
#define ISOLATE_H

#include <stdbool.h>

// What the isolated program is: a player that runs a stranger's code, or a tool, such as a compiler, that reads it.
enum role { player, tool };

// What the program may do with a file, or with everything in a folder. "Open" is to read the files whose names it knows.
enum permission { may_open, may_read, may_run, may_write };

// landlock.c. The newest version of Landlock that the system has; 0 where it has none.
int landlock_version(void);
// A set of rules that permits nothing yet; a descriptor, or -1.
int landlock_rules(int version);
// Permits something. A path where nothing is needs no permission. False if the system refuses the rule.
bool landlock_permit(int rules, int version, enum permission permission, const char *path);
// Applies the rules to this process and to all that it becomes and starts.
bool landlock_apply(int rules);

// syscalls.c. Limits the system calls of this process and of all that it becomes and starts.
// A player may run one program: the one whose path is at `program`, an address that only the caller knows.
bool limit_system_calls(enum role role, const char *program);

#endif
