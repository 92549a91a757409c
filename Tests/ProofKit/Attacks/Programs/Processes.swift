// Attacks with processes, threads, and signals. A `process` is the ID of a decoy process.

@MainActor let starters: [String: Attack] = [
    "fork": { _ throws(Obstacle) in try inChild { true } },
    "vfork": { _ throws(Obstacle) in
        var process: pid_t = 0
        var arguments = [strdup("true"), nil]
        let error = posix_spawn(&process, "/bin/true", nil, nil, &arguments, nil)
        if error != 0 { throw Obstacle(number: error) }
    },
    "fork bomb": { _ throws(Obstacle) in
        for _ in 0..<64 where try call("fork") == 0 { sleep(100) }
    },
    "double fork and setsid": { _ throws(Obstacle) in
        try inChild {
            setsid()
            guard let grandchild = try? call("fork") else { return false }
            if grandchild == 0 { sleep(100) }
            return true
        }
    },
    "setsid": { _ throws(Obstacle) in
        // The player already leads its process group, so `setsid` fails with EPERM even where it's allowed.
        if setsid() == -1, errno != EPERM { throw Obstacle(number: errno) }
        try check(setpgid(0, 0))
    },
    "a process with Foundation": { _ throws(Obstacle) in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        do { try process.run() } catch { throw Obstacle(number: EPERM) }
    },
    "exec": { path throws(Obstacle) in
        var arguments = [strdup("true"), nil]
        try check(execv(path, &arguments))
    },
    "exec of a file in memory": { _ throws(Obstacle) in
        let file = CInt(try call("memfd_create", address(of: "owned"), 0))
        let program = try opened("/bin/true", O_RDONLY)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = systemRead(program, &buffer, buffer.count), count > 0 { write(file, buffer, count) }
        try call("fexecve", Int(file), Int(bitPattern: CommandLine.unsafeArgv), Int(bitPattern: CommandLine.unsafeArgv))
    },
    "threads by the thousand": { patience throws(Obstacle) in
        for _ in 0..<2_000 {
            let thread = Thread { sleep(100) }
            thread.stackSize = 1 << 16
            thread.start()
        }
        waitForTheEnd(patience)
    },
    // Starts the program again so that it finds an empty library before the real one.
    "start again with another library": { _ throws(Obstacle) in
        _ = try opened("libWorkbookRuntime.so", O_WRONLY | O_CREAT)
        setenv("LD_LIBRARY_PATH", ".", 1)
        setenv("LD_PRELOAD", "./libWorkbookRuntime.so", 1)
        try check(execv("/proc/self/exe", CommandLine.unsafeArgv))
    },
]

@MainActor let signalers: [String: Attack] = [
    "signal the grader": { _ throws(Obstacle) in try check(kill(getppid(), SIGCONT)) },
    "end another process": { process throws(Obstacle) in try check(kill(pid_t(process)!, SIGTERM)) },
    "signal everybody": { _ throws(Obstacle) in try check(kill(-1, 0)) },
    "signal the process group": { _ throws(Obstacle) in try check(kill(0, SIGCONT)) },
    "signal a thread of the grader": { _ throws(Obstacle) in
        try call("tgkill", Int(getppid()), Int(getppid()), Int(SIGCONT))
    },
    "queue a signal": { process throws(Obstacle) in
        try call("sigqueue", Int(process)!, Int(SIGCONT), 0)
    },
    "signal by descriptor": { process throws(Obstacle) in
        let other = try systemCall(434, Int(process)!, 0) // pidfd_open
        try systemCall(424, other, Int(SIGCONT), 0, 0) // pidfd_send_signal
    },
    // The system would send a signal to the owner when data can be read.
    "have the system send a signal": { process throws(Obstacle) in
        var ends: [CInt] = [0, 0]
        try check(pipe(&ends))
        try check(fcntl(ends[0], F_SETOWN, pid_t(process)!))
    },
    "suspend itself": { _ throws(Obstacle) in try check(kill(getpid(), SIGSTOP)) },
]
