import Foundation
import Marbles
import Playing
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
