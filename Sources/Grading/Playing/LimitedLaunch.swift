import Foundation
import Synchronization
import Terminal

/// A shell script that sets limits and becomes a program.
///
/// Limits come from the shell because nothing that runs between fork and exec may be Swift. Memory is limited by data,
/// not by address space: threads and libraries reserve far more addresses than they use. A limit that can't be set,
/// because a stricter one exists or because this shell doesn't know it, stays as it is.
struct LimitedLaunch {
    /// Threads that this user may start in addition to the present ones: more than a class's compilers have, and few
    /// enough that the system survives a fork bomb. The superuser isn't limited.
    private static let threads = 4_096

    /// Processor time of each process, in seconds.
    var seconds: Int
    /// Memory for the data of each process, in bytes.
    var memory: Int
    /// The size limit of a file, in the shell's blocks; nil for no limit except the mark's.
    var fileBlocks: Int?
    /// How many files may be open; nil for the usual limit.
    var openFiles: Int?
    let mark: ChildMark
    var prelude = ""

    /// The script. `$0` is the program, and the arguments are the program's.
    var script: String {
        var limits = ["-c 0", "-t \(seconds)", "-d \(memory >> 10)"] + mark.limits
        if let fileBlocks { limits.append("-f \(fileBlocks)") }
        if let openFiles { limits.append("-n \(openFiles)") }
        // The option for processes is -u in some shells and -p in others.
        if let now = threadsOfThisUser() { limits += ["-u", "-p"].map { "\($0) \(now + Self.threads)" } }
        return """
            \(prelude)
            for limit in \(limits.map { "\"\($0)\"" }.joined(separator: " ")); do
                ulimit $limit 2>/dev/null || :
            done
            exec "$0" "$@"
            """
    }
}

/// The marks that all processes of a run inherit, so that they can be found and killed.
///
/// Linux has up to three marks: an odd, unreachably high limit on the size of files, a similar limit on resident memory
/// (which the system ignores), and the name of the run's folder in the environment. Processes inherit them through fork
/// and exec, even in new sessions and as orphans, and /proc shows them. One mark is enough, so a process that lowers a
/// limit or clears its environment is found by the others. (As a "subreaper", this program would get the orphans, but
/// its other children would behave differently, and it couldn't tell which run an orphan comes from.) Other systems
/// have only the process group.
struct ChildMark: Sendable {
    /// The name of the run's folder, which is in the environment as part of a path.
    private let name: String
    /// The limit on the size of files, in the shell's blocks: 2^48, plus a hash of the name.
    private let fileBlocks: UInt64
    /// The limit on resident memory, in KiB: 2^44, plus another hash.
    private let residentMemory: UInt64

    /// The mark of the run in a folder with a unique name. It depends only on the name, so a later run can find
    /// leftover processes.
    init(of name: String) {
        self.name = name
        fileBlocks = (1 << 48) + FNV1a.hash(name.utf8) >> 17
        residentMemory = (1 << 44) + FNV1a.hash(name.utf8.reversed()) >> 21
    }

    var limits: [String] { ["-f \(fileBlocks)", "-m \(residentMemory)"] }

    /// Kills all processes with the mark, and the process group `group`. Returns when no marked process is left, or
    /// after 100 attempts.
    ///
    /// The marked processes are stopped before they're killed, so that they can't fork.
    func reap(group: pid_t? = nil) {
        if let group { kill(-group, SIGKILL) }
        for _ in 0..<100 {
            let found = carriers()
            if found.isEmpty { return }
            for process in found { kill(process, SIGSTOP) }
            let later = carriers()
            for process in found + later { kill(process, SIGKILL) }
            usleep(1_000)
        }
    }

    /// The living processes with the mark. A shell's block has 512 or 1,024 bytes, so both limits are searched for.
    func carriers() -> [pid_t] {
        processes(
            withLimits: [fileBlocks * 512, fileBlocks * 1_024, residentMemory * 1_024], orInEnvironment: name)
    }
}
