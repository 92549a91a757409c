import Terminal

extension Attack {
    private static let notItsFiles = "It may read only what it runs with."
    private static let notItsFolder = "It may write only in its own folder."

    static let onFiles = [
        Attack("read", at: .checkout("Sources/Judges/Course+Book.swift"), .refused, because: notItsFiles),
        Attack("read", at: .builtJudges, .refused, because: "Only one library of the build folder may be read."),
        Attack("read", at: .checkout("Solutions/01-Validation/Exercise.swift"), .refused, because: notItsFiles),
        Attack("read", at: .file("other/01-Validation/Exercise.swift"), .refused, because: notItsFiles),
        Attack("read", at: .file("home/notes"), .refused, because: notItsFiles),
        Attack("read", at: .file("home/.ssh/id_ed25519"), .refused, because: notItsFiles),
        Attack("read", at: .file("builds/next/exercise"), .refused, because: notItsFiles),
        Attack("list", at: .file("other"), .refused, because: "A folder's names are read like a file."),
        Attack("list", at: .checkout("Sources/Judges"), .refused, because: notItsFiles),
        Attack("list", at: .text("/tmp"), .refused, because: notItsFiles),
        Attack("list", at: .text("/"), .refused, because: notItsFiles),
        Attack("read through a link", at: .file("home/notes"), .refused, because: "What a link points to counts."),
        Attack(
            "read through a hard link", at: .file("home/notes"), .refused, because: "A file can't come into a folder."),
        Attack(
            "read through /proc/self/root", at: .file("home/notes"), .refused, because: "The file counts, not the path."
        ),
        Attack(
            "read through /proc/self/cwd", at: .file("home/notes"), .refused,
            because: "The file counts, not the path."),
        Attack(
            "read from another folder", at: .file("home/notes"), .refused, because: "The file counts, not the path."),
        Attack("read of the grader", at: .text("environ"), .refused, because: "In /proc it may read itself only."),
        Attack("read of the grader", at: .text("mem"), .refused, because: "In /proc it may read itself only."),
        Attack("read of the grader", at: .text("maps"), .refused, because: "In /proc it may read itself only."),
        // Some kernels have no keys.
        Attack(
            "read", at: .text("/proc/keys"), .fails([EACCES, EPERM, ENOENT]),
            because: "In /proc it may read itself only.", open: .reachesTheKernel),
        Attack("list the grader's descriptors", .refused, because: "In /proc it may read itself only."),
        Attack("watch", at: .file("home"), .refused, because: "It needs no notifications."),
        Attack(
            "read the secrets of the grader", at: .text(decoyVariable), .fails([ENOENT]),
            because: "Its environment is made for it.", open: .fails([ENOENT])),
        Attack("overwrite", at: .file("book/Chapters/01-Validation/Exercise.swift"), .refused, because: notItsFolder),
        Attack("overwrite", at: .file("progress.json"), .refused, because: notItsFolder),
        Attack("append", at: .file("grades/other/report.txt"), .refused, because: notItsFolder),
        Attack("cut off", at: .file("grades/other/report.txt"), .refused, because: "Landlock 3 covers truncation."),
        Attack("open and cut off", at: .file("progress.json"), .refused, because: "Landlock 3 covers truncation."),
        Attack("remove", at: .file("progress.json"), .refused, because: notItsFolder),
        Attack("remove a folder", at: .file("empty"), .refused, because: notItsFolder),
        Attack("replace", at: .file("builds/next/exercise"), .refused, because: "The next student's program is safe."),
        Attack("move", at: .file("grades/other/report.txt"), .refused, because: notItsFolder),
        Attack(
            "take", at: .file("other/01-Validation/Exercise.swift"), .refused, because: "No file comes into its folder."
        ),
        Attack("create", at: .file("builds/next/Mine.o"), .refused, because: notItsFolder),
        Attack("create", at: .file("shared/file"), .refused, because: notItsFolder),
        Attack("create a folder", at: .file("shared/folder"), .refused, because: notItsFolder),
        Attack("plant a link", at: .file("shared/link"), .refused, because: notItsFolder),
        Attack("plant a hard link", at: .file("shared/link"), .refused, because: notItsFolder),
        Attack(
            "overwrite through a link", at: .file("progress.json"), .refused, because: "What a link points to counts."),
        Attack("make a pipe", .refused, because: "The grader could wait for it."),
        Attack("make a device", .refused, because: "A device is a door to the disk.", needsSuperuser: true),
        Attack(
            "replace the crash record", at: .file("home/notes"), .dies([.aborted]),
            because: "The grader reads no link.", open: .dies([.aborted])),
        Attack(
            "replace the crash record with a pipe", .refused, because: "It can't make one, and the grader reads none.",
            open: .dies([.aborted])),
        Attack(
            "write to its own program", .fails([ETXTBSY, EACCES]),
            because: "The system writes to no program that runs.",
            open: .fails([ETXTBSY])),
        Attack("chmod", at: .file("progress.json"), .refused, because: "A player changes no permissions."),
        Attack("chown", at: .file("progress.json"), .refused, because: "A player changes no owners."),
        Attack("fchmod of its program", .refused, because: "A player changes no permissions."),
        Attack("change times", at: .file("progress.json"), .refused, because: "The cache goes by times."),
        Attack(
            "read an attribute", at: .file("progress.json"), .refused, because: "It has no business with attributes.",
            open: .reachesTheKernel),
        Attack("set an attribute", at: .file("progress.json"), .refused, because: "A player sets no attributes."),
    ]

    static let byProcesses = [
        Attack("fork", .refused, because: "It may start threads, and no processes."),
        Attack("vfork", .refused, because: "It may start threads, and no processes."),
        Attack("fork bomb", .refused, because: "It may start threads, and no processes."),
        Attack("double fork and setsid", .refused, because: "It may start threads, and no processes."),
        Attack("a process with Foundation", .refused, because: "It may start threads, and no processes."),
        Attack("setsid", .refused, because: "It stays in its group, where it is found.", open: .fails([EPERM])),
        Attack("exec", at: .text("/bin/true"), .refused, because: "It became its program once.", open: .gone),
        Attack("exec of a file in memory", .refused, because: "It makes no files in memory.", open: .gone),
        Attack("start again with another library", .refused, because: "It became its program once.", open: .gone),
        Attack(
            "threads by the thousand", at: .end, .dies([.tooManyThreads]),
            because: "They are counted from outside.", open: .dies([.tooManyThreads])),
    ]

    static let bySignals = [
        Attack("signal the grader", .refused, because: "It may signal itself."),
        Attack("end another process", at: .process, .refused, because: "It may signal itself."),
        Attack("signal everybody", .refused, because: "It may signal itself."),
        Attack("signal the process group", .refused, because: "It may signal itself."),
        Attack("signal a thread of the grader", .refused, because: "It may signal itself."),
        Attack("queue a signal", at: .process, .refused, because: "It may signal itself."),
        Attack("signal by descriptor", at: .process, .refused, because: "It gets no descriptors of processes."),
        Attack(
            "have the system send a signal", at: .process, .refused,
            because: "It may not say whom a descriptor signals."),
        Attack(
            "suspend itself", .dies([.suspended]), because: "The grader notices, and doesn't wait.",
            open: .dies([.suspended])),
    ]

    static let overConnections = [
        Attack("TCP", at: .port, .refused, because: "It has no sockets but the channel."),
        Attack("TCP server", .refused, because: "It has no sockets but the channel."),
        Attack("UDP", at: .port, .refused, because: "It has no sockets but the channel."),
        Attack("DNS", .refused, because: "It has no sockets but the channel."),
        Attack("Unix socket", at: .unixSocket, .refused, because: "It has no sockets but the channel."),
        Attack("abstract socket", at: .abstractSocket, .refused, because: "It has no sockets but the channel."),
        Attack("socket pair", .refused, because: "It has no sockets but the channel."),
        Attack("raw socket", .refused, because: "It has no sockets but the channel."),
        Attack("shared memory", .refused, because: "It shares no memory with others."),
        Attack("message queue", .refused, because: "It shares no queues with others."),
    ]

    static let onTheSystem =
        [
            Attack("ptrace", at: .process, .killed, because: "It can't debug other processes.", needsSuperuser: true),
            Attack(
                "read another process's memory", at: .process, .killed, because: "It can't debug other processes.",
                open: .reachesTheKernel, needsSuperuser: true),
            Attack(
                "write another process's memory", at: .process, .killed, because: "It can't debug other processes.",
                open: .reachesTheKernel, needsSuperuser: true),
            Attack(
                "take another process's descriptor", at: .process, .killed, because: "It can't debug other processes.",
                open: .reachesTheKernel, needsSuperuser: true),
        ]
        + [
            "open by handle", "mount", "unmount", "change the root", "enter a namespace", "keyctl", "add a key", "bpf",
            "userfaultfd", "performance events", "reboot", "set the clock", "watch all files",
        ].map {
            Attack($0, .killed, because: "No exercise needs this.", open: .reachesTheKernel, needsSuperuser: true)
        }
        + [
            "unshare", "io_uring", "become another user", "take capabilities", "chroot", "change its personality",
            "raise its own limits", "be debugged", "adopt orphans", "lock memory", "write everything to the disk",
        ].map {
            Attack($0, .refused, because: "A program can do without.", open: .reachesTheKernel, needsSuperuser: true)
        } + [
            Attack(
                "renice all of a user's processes", at: .patience, .refused, because: "It may renice itself.",
                open: .reachesTheKernel),
            Attack("renice the process group", .refused, because: "It may renice itself."),
            Attack(
                "lower another process's limits", at: .process, .refused, because: "It may read limits, and set none."),
            // A kernel without modules fails with ENOSYS.
            Attack(
                "load a module", .killed, because: "No exercise needs this.", open: .fails([EBADF, ENOSYS]),
                needsSuperuser: true),
        ]

    static let onItsCode = [
        Attack("make code writable", .killed, because: "Its code stays as it was loaded."),
        Attack("make code of what it wrote", .killed, because: "Nothing that was written becomes code."),
        Attack("make code of what it wrote, with a key", .killed, because: "Nothing that was written becomes code."),
        Attack("map writable code", .refused, because: "All code is mapped when the player begins."),
        Attack("map a file of its own as code", .refused, because: "All code is mapped when the player begins."),
        Attack("move memory", .refused, because: "Its own code could replace other code."),
        Attack("write to its code through /proc", .refused, because: "In /proc it may only read."),
        Attack(
            "add a filter of system calls", .refused, because: "The player adds the last one.",
            open: .reachesTheKernel, needsSuperuser: true),
    ]

    static let byWaste = [
        Attack("fill the disk", at: .patience, .dies([.wroteTooMuch]), because: "Its folder has a limit of bytes."),
        Attack(
            "fill a folder that can't be listed", at: .patience, .dies([.wroteTooMuch]),
            because: "A folder that can't be listed counts as too much."),
        Attack("blocks without a size", .refused, because: "No limit counts them."),
        Attack("removed files", at: .patience, .dies([.wroteTooMuch]), because: "What is open counts, listed or not."),
        Attack("a deep tree", at: .patience, .dies([.wroteTooMuch]), because: "Nothing that it leaves stays."),
        Attack(
            "a deep tree in a folder whose name isn't text", at: .patience, .dies([.wroteTooMuch]),
            because: "Nothing that it leaves stays."),
        Attack("one large file", .dies([.wroteTooMuch]), because: "A file has a limit of bytes."),
        Attack(
            "files by the thousand", at: .patience, .dies([.wroteTooMuch]),
            because: "Its folder has a limit of files."),
        Attack(
            "open files by the thousand", .fails([EMFILE]), because: "It may open 1,024 files.", open: .reachesTheKernel
        ),
        Attack(
            "shared memory without end", at: .end, .dies([.outOfMemory]),
            because: "Its memory is measured from outside.", open: .dies([.outOfMemory])),
        Attack(
            "memory without end", at: .end, .dies([.outOfMemory]), because: "Its data has a limit.",
            open: .dies([.outOfMemory])),
        Attack(
            "output without end", .dies([.printedTooMuch]), because: "Its output has a limit.",
            open: .dies([.printedTooMuch])),
        Attack(
            "errors without end", .dies([.printedTooMuch]), because: "Its output has a limit.",
            open: .dies([.printedTooMuch])),
    ]

    static let onTheChannel = [
        Attack("look at the channel", .refused, because: "It may not look at what the player hasn't read."),
        Attack(
            "answer without the key", .dies([.forged]), because: "An answer needs the run's key.",
            open: .dies([.forged])),
        Attack(
            "answer with a key of its own", .dies([.forged]), because: "An answer needs the run's key.",
            open: .dies([.forged])),
        Attack("pass a descriptor", .refused, because: "The channel carries bytes only.", open: .reachesTheKernel),
        Attack("close the channel", .gone, because: "Nothing passes without a recording.", open: .gone),
        Attack("shut the channel", .gone, because: "Nothing passes without a recording.", open: .gone),
    ]

    static let decoyVariable = "WORKBOOK_DECOY_SECRET"
}

extension Attack.Outcome {
    /// The recording is lost.
    static let gone = dies([.channelLost, .exited, .trapped, .aborted, .signaled])
}
