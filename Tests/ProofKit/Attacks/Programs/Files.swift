// Attacks on files. A target is a path, unless a comment says otherwise.

@MainActor let readers: [String: Attack] = [
    "read": { path throws(Obstacle) in
        var byte: UInt8 = 0
        try check(systemRead(try opened(path, O_RDONLY), &byte, 1))
    },
    "list": { path throws(Obstacle) in if opendir(path) == nil { throw Obstacle(number: errno) } },
    "read through a link": { path throws(Obstacle) in
        try check(symlink(path, "inside"))
        _ = try opened("inside", O_RDONLY)
    },
    "read through a hard link": { path throws(Obstacle) in
        try check(link(path, "inside"))
        _ = try opened("inside", O_RDONLY)
    },
    "read through /proc/self/root": { path throws(Obstacle) in _ = try opened("/proc/self/root" + path, O_RDONLY) },
    "read through /proc/self/cwd": { path throws(Obstacle) in
        let up = String(repeating: "/..", count: 40)
        _ = try opened("/proc/self/cwd" + up + path, O_RDONLY)
    },
    "read from another folder": { path throws(Obstacle) in
        try check(chdir("/"))
        _ = try opened(String(path.dropFirst()), O_RDONLY)
    },
    // The target is a file of the grader's process in /proc, such as "environ".
    "read of the grader": { name throws(Obstacle) in _ = try opened("/proc/\(getppid())/\(name)", O_RDONLY) },
    "list the grader's descriptors": { _ throws(Obstacle) in
        if opendir("/proc/\(getppid())/fd") == nil { throw Obstacle(number: errno) }
    },
    "watch": { path throws(Obstacle) in
        let watcher = try check(call("inotify_init1", 0))
        try call("inotify_add_watch", watcher, address(of: path), 0xfff)
    },
]

@MainActor let writers: [String: Attack] = [
    "overwrite": { path throws(Obstacle) in try writeText(to: path) },
    "append": { path throws(Obstacle) in try writeText(to: path, O_WRONLY | O_APPEND) },
    "cut off": { path throws(Obstacle) in try check(truncate(path, 0)) },
    "open and cut off": { path throws(Obstacle) in _ = try opened(path, O_RDONLY | O_TRUNC) },
    "remove": { path throws(Obstacle) in try check(unlink(path)) },
    "remove a folder": { path throws(Obstacle) in try check(rmdir(path)) },
    // The path is a program that another process runs next.
    "replace": { path throws(Obstacle) in
        try writeText(to: "new", O_WRONLY | O_CREAT)
        try check(rename("new", path))
    },
    "move": { path throws(Obstacle) in try check(rename(path, path + ".moved")) },
    "take": { path throws(Obstacle) in try check(rename(path, "taken")) },
    "create": { path throws(Obstacle) in _ = try opened(path, O_WRONLY | O_CREAT | O_EXCL) },
    "create a folder": { path throws(Obstacle) in try check(mkdir(path, 0o700)) },
    // In a shared temporary folder, another program could follow the link.
    "plant a link": { path throws(Obstacle) in try check(symlink("/etc/hostname", path)) },
    "plant a hard link": { path throws(Obstacle) in
        _ = try opened("mine", O_WRONLY | O_CREAT)
        try check(link("mine", path))
    },
    "overwrite through a link": { path throws(Obstacle) in
        try check(symlink(path, "inside"))
        try writeText(to: "inside")
    },
    "make a pipe": { _ throws(Obstacle) in try check(mkfifo("pipe", 0o600)) },
    "make a device": { _ throws(Obstacle) in try check(mknod("memory", S_IFCHR | 0o600, 0x101)) },
    // The grader reads this file after a crash.
    "replace the crash record": { path throws(Obstacle) in
        unlink("calls")
        try check(symlink(path, "calls"))
        abort()
    },
    "replace the crash record with a pipe": { _ throws(Obstacle) in
        unlink("calls")
        try check(mkfifo("calls", 0o600))
        abort()
    },
    "write to its own program": { _ throws(Obstacle) in _ = try opened("/proc/self/exe", O_WRONLY) },
]

@MainActor let changers: [String: Attack] = [
    "chmod": { path throws(Obstacle) in try check(chmod(path, 0o777)) },
    "chown": { path throws(Obstacle) in try check(chown(path, getuid(), getgid())) },
    // A program may read its own file.
    "fchmod of its program": { _ throws(Obstacle) in
        try check(fchmod(try opened("/proc/self/exe", O_RDONLY), 0o755))
    },
    "change times": { path throws(Obstacle) in try check(utimes(path, nil)) },
    "read an attribute": { path throws(Obstacle) in
        try call("getxattr", address(of: path), address(of: "user.owned"), 0, 0)
    },
    "set an attribute": { path throws(Obstacle) in
        try call("setxattr", address(of: path), address(of: "user.owned"), address(of: "1"), 1, 0)
    },
]
