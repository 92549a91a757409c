// System calls by what the filter does with them. Numbers stand for calls that the headers of older systems lack; from
// 424 on, they are the same on every processor.
#ifndef LISTS_H
#define LISTS_H

#include <linux/audit.h>
#include <stdint.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
static const uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static const uint32_t architecture = AUDIT_ARCH_AARCH64;
#else
static const uint32_t architecture = 0;
#endif

// What every program may do. Landlock decides about the files.
static const short for_all[] = {
    // Files
    SYS_read, SYS_write, SYS_close, SYS_fstat, SYS_lseek, SYS_pread64, SYS_pwrite64, SYS_readv, SYS_writev, SYS_preadv,
    SYS_pwritev, SYS_preadv2, SYS_pwritev2, SYS_dup, SYS_dup3, SYS_flock, SYS_fsync, SYS_fdatasync, SYS_truncate,
    SYS_ftruncate, SYS_fadvise64, SYS_readahead, SYS_getdents64, SYS_getcwd, SYS_chdir, SYS_fchdir,
    SYS_umask, SYS_statfs, SYS_fstatfs, SYS_openat, SYS_mkdirat, SYS_newfstatat, SYS_unlinkat, SYS_renameat2,
    SYS_linkat, SYS_symlinkat, SYS_readlinkat, SYS_faccessat, SYS_statx, SYS_sendfile, SYS_copy_file_range, SYS_pipe2,
    SYS_fgetxattr, SYS_flistxattr, 436 /* close_range */, 439 /* faccessat2 */,
#ifdef SYS_renameat
    SYS_renameat,
#endif
    // Waiting
    SYS_pselect6, SYS_ppoll, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, 441 /* epoll_pwait2 */, SYS_eventfd2,
    SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime, SYS_signalfd4, SYS_nanosleep, SYS_clock_nanosleep,
    SYS_wait4, SYS_waitid,
    // Memory
    SYS_mmap, SYS_munmap, SYS_brk, SYS_msync, SYS_mincore, SYS_madvise, SYS_membarrier,
    // Threads
    SYS_futex, 449 /* futex_waitv */, 454, 455, 456 /* futex_wake, _wait, _requeue */, SYS_set_tid_address,
    SYS_set_robust_list, SYS_get_robust_list, 334 /* rseq on x86 */, SYS_gettid, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_get_priority_max,
    SYS_sched_get_priority_min, SYS_getcpu, SYS_exit, SYS_exit_group, SYS_restart_syscall,
    // Signals
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigtimedwait,
    SYS_rt_sigsuspend, SYS_sigaltstack, SYS_getitimer, SYS_setitimer, SYS_timer_create, SYS_timer_settime,
    SYS_timer_gettime, SYS_timer_getoverrun, SYS_timer_delete,
    // Facts
    SYS_getpid, SYS_getppid, SYS_getpgid, SYS_getsid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
    SYS_getgroups, SYS_getresuid, SYS_getresgid, SYS_uname, SYS_sysinfo, SYS_times, SYS_getrusage, SYS_getrlimit,
    SYS_gettimeofday, SYS_clock_gettime, SYS_clock_getres, SYS_getrandom, SYS_getpriority,
    // The channel
    SYS_shutdown,
#ifdef __x86_64__
    SYS_open, SYS_stat, SYS_lstat, SYS_poll, SYS_access, SYS_pipe, SYS_select, SYS_dup2, SYS_pause, SYS_alarm,
    SYS_getdents, SYS_rename, SYS_mkdir, SYS_rmdir, SYS_creat, SYS_link, SYS_unlink, SYS_symlink, SYS_readlink,
    SYS_getpgrp, SYS_arch_prctl, SYS_time, SYS_epoll_create, SYS_epoll_wait, SYS_eventfd, SYS_signalfd,
#else
    293 /* rseq */,
#endif
};

// What a compiler and a linker may do beyond that; a player may not.
static const short for_tools[] = {
    SYS_execve, SYS_setpgid, SYS_setsid, SYS_ioctl, SYS_setrlimit, SYS_fchmod, SYS_fchmodat, SYS_utimensat,
    SYS_memfd_create, SYS_mprotect, SYS_mremap, SYS_mlock, SYS_recvfrom, SYS_sendto, SYS_recvmsg, SYS_sendmsg,
#ifdef __x86_64__
    SYS_fork, SYS_vfork, SYS_chmod, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

// What a program may ask for, and has to do without.
static const short refused[] = {
    SYS_execveat, SYS_socket, SYS_socketpair, SYS_bind, SYS_connect, SYS_listen, SYS_accept, SYS_accept4,
    SYS_getsockname, SYS_getpeername, SYS_getsockopt, SYS_setsockopt, SYS_sendmmsg, SYS_recvmmsg, SYS_fchown,
    SYS_fchownat, 452 /* fchmodat2 */, SYS_mknodat, SYS_getxattr, SYS_lgetxattr,
    SYS_listxattr, SYS_llistxattr, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr,
    SYS_lremovexattr, SYS_fremovexattr, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
    424 /* pidfd_send_signal */,
    434 /* pidfd_open */, SYS_chroot, SYS_unshare, SYS_sync, SYS_syncfs, SYS_inotify_init1, SYS_inotify_add_watch,
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv,
    SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid,
    SYS_setresgid, SYS_setgroups, SYS_setfsuid, SYS_setfsgid, SYS_capset, SYS_sched_setparam,
    SYS_sched_setscheduler, SYS_sched_setattr, SYS_ioprio_set, SYS_personality, SYS_sethostname, SYS_setdomainname,
    SYS_seccomp, SYS_name_to_handle_at, 425, 426, 427 /* io_uring_setup, _enter, _register */,
#ifdef __x86_64__
    SYS_chown, SYS_lchown, SYS_mknod, SYS_inotify_init,
#endif
};

// What only an attack would call: it ends the process.
static const short deadly[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, 438 /* pidfd_getfd */, 440 /* process_madvise */,
    SYS_kcmp, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_setns,
    428, 429, 430, 431, 432, 433, 442 /* open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr */,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, 447 /* memfd_secret */, SYS_reboot,
    SYS_swapon, SYS_swapoff, SYS_acct, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_open_by_handle_at,
    SYS_syslog, SYS_quotactl, SYS_fanotify_init, SYS_settimeofday, SYS_clock_settime,
    SYS_adjtimex, SYS_clock_adjtime, SYS_pkey_mprotect,
#ifdef __x86_64__
    SYS_iopl, SYS_ioperm, SYS_kexec_file_load,
#endif
};
#endif
