// Attacks made of several calls, as `graders attack` draws them. The target is a list such as
// "write*64,setpriority-2*1": each word names an action, and the numbers are its arguments.

@MainActor let scripts: [String: Attack] = [
    "script": { target throws(Obstacle) in
        var written = 0
        for step in target.split(separator: ",") {
            let parts = step.split(separator: "*")
            guard parts.count == 2, let count = Int(parts[1]) else { continue }
            let words = parts[0].split(separator: "-").map(String.init)
            if forbidden(words[0], Int(words.last ?? "") ?? 0, count) { throw Obstacle(number: EDOM) }
            written += spend(words[0], count)
        }
        // A program that wrote far too much waits to be stopped.
        while written > 128 << 20 {}
    }
]

/// Returns whether a forbidden call worked.
func forbidden(_ word: String, _ number: Int, _ count: Int) -> Bool {
    errno = 0
    switch word {
    case "setpriority": return number != 0 && (try? call("setpriority", number, 0, 1)) != nil
    case "fallocate":
        let file = open("allocated", O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        unlink("allocated")
        return number != 0 && (try? call("fallocate", Int(file), number, 0, (count + 16) << 20)) != nil
    case "getxattr":
        return (try? call("getxattr", address(of: "/etc/hostname"), address(of: "user.a"), 0, 0)) != nil
            || errno == ENODATA || errno == ENOTSUP
    case "keys": return open("/proc/keys", O_RDONLY) >= 0 && getuid() == 0
    case "timers": return open("/proc/timer_list", O_RDONLY) >= 0
    case "kill": return kill(pid_t(-number), 0) == 0
    case "fork": return (try? call("fork")) != nil
    default: return false
    }
}

/// Returns the number of bytes written.
func spend(_ word: String, _ count: Int) -> Int {
    let megabyte = [UInt8](repeating: 7, count: 1 << 20)
    switch word {
    case "deep":
        for _ in 0..<count {
            guard mkdir("a-directory-with-a-name", 0o700) == 0, chdir("a-directory-with-a-name") == 0 else { break }
        }
    case "hidden":
        mkdir("hidden", 0o300)
        chdir("hidden")
    case "closed": mkdir("closed", 0)
    case "name": _ = open("\u{1b}[31m\n" + String(repeating: "n", count: min(count, 200)), O_CREAT | O_RDWR, 0o600)
    case "bytes":
        let name: [CChar] = [-1, -2, 0]
        mkdir(name, 0o700)
        chdir(name)
    case "files": for number in 0..<min(count, 2_000) { close(open("f\(number)", O_CREAT | O_RDWR, 0o600)) }
    case "write", "removed":
        var written = 0
        for number in 0..<min(count, 400) {
            let file = open("\(word)\(number)", O_CREAT | O_RDWR, 0o600)
            if word == "removed" { unlink("\(word)\(number)") }
            written += max(0, write(file, megabyte, megabyte.count))
            if word == "write" { close(file) }
        }
        return written
    case "up": chdir("..")
    default: break
    }
    return 0
}
