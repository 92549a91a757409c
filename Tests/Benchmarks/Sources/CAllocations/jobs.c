#define _GNU_SOURCE
#include "jobs.h"
#include <dlfcn.h>
#include <stddef.h>

static void (*take)(void *);

__attribute__((swiftcall)) static void enqueue(void *job, void *original) { take(job); }

// The runtime calls this variable's function, unless it is null, in place of its own.
static void set(void *hook) {
    void **variable = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    if (variable) *variable = hook;
}

void jobs_begin(void (*handler)(void *job)) {
    take = handler;
    set((void *)enqueue);
}

void jobs_end(void) { set(NULL); }
