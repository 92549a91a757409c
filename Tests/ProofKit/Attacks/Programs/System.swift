// Attacks on the system, on other processes, and on limits. A `process` is the ID of a decoy process.
//
// Calls that would harm the machine get arguments that the kernel rejects: the test is whether they reach the kernel.

/// The number of a system call, which depends on the processor.
func number(_ x86: Int, _ arm: Int) -> Int {
    #if arch(x86_64)
    x86
    #else
    arm
    #endif
}

@MainActor let callers: [String: Attack] = [
    "ptrace": { process throws(Obstacle) in try systemCall(number(101, 117), 0x4206, Int(process)!, 0, 0) },
    "read another process's memory": { process throws(Obstacle) in
        try call("process_vm_readv", Int(process)!, room(16), 1, room(16), 1, 0)
    },
    "write another process's memory": { process throws(Obstacle) in
        try call("process_vm_writev", Int(process)!, room(16), 1, room(16), 1, 0)
    },
    "take another process's descriptor": { process throws(Obstacle) in
        let other = (try? systemCall(434, Int(process)!, 0)) ?? 0
        try systemCall(438, other, 0, 0)
    },
    "open by handle": { _ throws(Obstacle) in try call("open_by_handle_at", -1, room(256), 0) },
    "mount": { path throws(Obstacle) in
        try call("mount", address(of: "none"), address(of: "/"), address(of: "no-such-system"), 0, 0)
    },
    "unmount": { _ throws(Obstacle) in try call("umount2", address(of: "/no-such-folder"), 0) },
    "chroot": { _ throws(Obstacle) in try check(chroot("/no-such-folder")) },
    "change the root": { _ throws(Obstacle) in
        try systemCall(number(155, 41), address(of: "/no-such-folder"), address(of: "/no-such-folder"))
    },
    "unshare": { _ throws(Obstacle) in try call("unshare", 0x1000_0000) },
    "enter a namespace": { _ throws(Obstacle) in try call("setns", -1, 0) },
    "keyctl": { _ throws(Obstacle) in try systemCall(number(250, 219), 0, -3, 0) },
    "add a key": { _ throws(Obstacle) in try systemCall(number(248, 217), 0, 0, 0, 0, -3) },
    "bpf": { _ throws(Obstacle) in try systemCall(number(321, 280), 999, 0, 0) },
    "io_uring": { _ throws(Obstacle) in try systemCall(425, 0, 0) },
    "userfaultfd": { _ throws(Obstacle) in try systemCall(number(323, 282), 0x4000_0000) },
    "performance events": { _ throws(Obstacle) in try systemCall(number(298, 241), 0, 0, -1, -1, 0) },
    "load a module": { _ throws(Obstacle) in try systemCall(number(313, 273), -1, 0, 0) },
    "reboot": { _ throws(Obstacle) in try systemCall(number(169, 142), 1, 2, 3) },
    "set the clock": { _ throws(Obstacle) in try call("clock_settime", 999, room(16)) },
    "watch all files": { _ throws(Obstacle) in try call("fanotify_init", 0xffff_ffff, 0) },
    "become another user": { _ throws(Obstacle) in try check(setuid(getuid())) },
    "take capabilities": { _ throws(Obstacle) in try call("capset", 0, 0) },
    "change its personality": { _ throws(Obstacle) in try call("personality", 0x40000) },
    "raise its own limits": { _ throws(Obstacle) in
        var limits = rlimit(rlim_cur: 4_000, rlim_max: 4_000)
        try check(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits))
    },
    // Without isolation, the call would succeed, so it then names a user who has no processes.
    "renice all of a user's processes": { patience throws(Obstacle) in
        try call("setpriority", 2, patience == "wait" ? 0 : 3_999_999_999, Int(getpriority(0, 0)))
    },
    "renice the process group": { _ throws(Obstacle) in
        try call("setpriority", 1, 0, Int(getpriority(0, 0)))
    },
    "lower another process's limits": { process throws(Obstacle) in
        try call("prlimit", Int(process)!, 4, room(16), 0)
    },
    "be debugged": { _ throws(Obstacle) in try call("prctl", 0x5961_6d61, -1) },
    "adopt orphans": { _ throws(Obstacle) in try call("prctl", 36, 1) },
    "lock memory": { _ throws(Obstacle) in try call("mlockall", 2) },
    "write everything to the disk": { _ throws(Obstacle) in try call("syncfs", 1) },
    "read the secrets of the grader": { name throws(Obstacle) in
        if getenv(name) == nil { throw Obstacle(number: ENOENT) }
    },
]

@MainActor let spenders: [String: Attack] = [
    "fill the disk": { patience throws(Obstacle) in try fillTheDisk(patience) },
    "fill a folder that can't be listed": { patience throws(Obstacle) in
        try check(mkdir("hidden", 0o300))
        try check(chdir("hidden"))
        try fillTheDisk(patience)
    },
    "blocks without a size": { _ throws(Obstacle) in
        let file = try opened("file", O_WRONLY | O_CREAT)
        unlink("file")
        try call("fallocate", Int(file), 1, 0, 1 << 20)
    },
    "removed files": { patience throws(Obstacle) in
        for number in 0..<100 {
            let file = try opened("file\(number)", O_WRONLY | O_CREAT)
            unlink("file\(number)")
            try writeMegabyte(to: file)
        }
        waitForTheEnd(patience)
    },
    "a deep tree": { patience throws(Obstacle) in try goDeep(patience) },
    "a deep tree in a folder whose name isn't text": { patience throws(Obstacle) in
        let name: [CChar] = [-1, -2, 0]
        try check(mkdir(name, 0o700))
        try check(chdir(name))
        try goDeep(patience)
    },
    "one large file": { _ throws(Obstacle) in
        let file = try opened("file", O_WRONLY | O_CREAT)
        for _ in 0..<12 { try writeMegabyte(to: file) }
    },
    "files by the thousand": { patience throws(Obstacle) in
        for number in 0..<3_000 { close(try opened("file\(number)", O_WRONLY | O_CREAT)) }
        waitForTheEnd(patience)
    },
    "open files by the thousand": { _ throws(Obstacle) in
        for _ in 0..<2_000 { _ = try opened("/dev/null", O_RDONLY) }
    },
    "shared memory without end": { patience throws(Obstacle) in
        let size = 1 << 30
        let memory = try call("mmap", 0, size, 3, 0x21, -1, 0)
        memset(UnsafeMutableRawPointer(bitPattern: memory)!, 7, size)
        waitForTheEnd(patience)
    },
    "memory without end": { patience throws(Obstacle) in
        var all: [[UInt8]] = []
        while all.count < 1_000 { all.append([UInt8](repeating: 7, count: 1 << 20)) }
        waitForTheEnd(patience)
    },
    "output without end": { _ throws(Obstacle) in for _ in 0..<10 { try writeMegabyte(to: 1) } },
    "errors without end": { _ throws(Obstacle) in for _ in 0..<10 { try writeMegabyte(to: 2) } },
]

func writeMegabyte(to file: CInt) throws(Obstacle) {
    let megabyte = [UInt8](repeating: 10, count: 1 << 20)
    try check(write(file, megabyte, megabyte.count))
}

func fillTheDisk(_ patience: String) throws(Obstacle) {
    for number in 0..<100 {
        let file = try opened("file\(number)", O_WRONLY | O_CREAT)
        try writeMegabyte(to: file)
        close(file)
    }
    waitForTheEnd(patience)
}

func goDeep(_ patience: String) throws(Obstacle) {
    for _ in 0..<500 {
        try check(mkdir("a-directory-with-a-name", 0o700))
        try check(chdir("a-directory-with-a-name"))
    }
    waitForTheEnd(patience)
}
