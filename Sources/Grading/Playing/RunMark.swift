import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A mark that every process descended from one check carries, so that all of them can be found and ended.
///
/// On Linux the mark is an odd, unreachably high limit on the size of files. A process inherits it through fork and exec, into sessions
/// of its own and after its parents are gone, and whatever it does to its environment; /proc shows it. (Being told of orphans, as a
/// "subreaper" is, would change how the calling program's other children behave, and an orphan does not say whose it was.)
/// Elsewhere the process group is all there is.
struct RunMark: Sendable {
    /// In the shell's blocks of 512 bytes: an eighth of the largest number, and some.
    private let blocks: UInt64

    /// The mark as the system tells it: in bytes, between spaces. Some shells count in blocks of 1,024.
    private let told: [String]

    /// A mark that no other check has.
    init() {
        let blocks = (1 << 48) + UInt64.random(in: 0..<1 << 47)
        self.blocks = blocks
        told = [512, 1_024].map { (size: UInt64) in " \(blocks * size) " }
    }

    /// The mark as what the shell's `ulimit` is given.
    var limit: String { "-f \(blocks)" }

    /// Kills everything that carries the mark, and the process group that the check began with. Returns when nothing is left.
    ///
    /// Everything is stopped first, so that nothing multiplies while it is being killed.
    func reap(group: pid_t) {
        kill(-group, SIGKILL)
        for _ in 0..<100 {
            let found = carriers()
            if found.isEmpty { return }
            for process in found { kill(process, SIGSTOP) }
            let later = carriers()
            for process in found + later { kill(process, SIGKILL) }
            usleep(1_000)
        }
    }

    /// The living processes that carry the mark.
    func carriers() -> [pid_t] {
        #if os(Linux)
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { pid_t($0) }.filter { isCarrier($0) }
        #else
        return []
        #endif
    }

    private func isCarrier(_ process: pid_t) -> Bool {
        #if os(Linux)
        guard process != getpid(), SystemFile.file("/proc/\(process)/limits", holdsOneOf: told) else { return false }
        return ProcessSample(process)?.isRunning ?? false
        #else
        return false
        #endif
    }
}
