import Platform
import Seeding

/// Marks that every process descended from one run carries, so that all of them can be found and ended.
///
/// On Linux there are three: an odd, unreachably high limit on the size of files, another on resident memory (which
/// the system ignores), and the name of the run's folder in the environment. A process inherits them through fork and
/// exec, into new sessions and after its parents are gone, and /proc shows them. One of them is enough to be found, so
/// a process that lowers a limit or clears its environment is found by the others. (A "subreaper" gets the orphans
/// too, but that would change how the calling program's other children behave, and an orphan doesn't say whose it
/// was.) Elsewhere there is only the process group.
struct ChildMark: Sendable {
    /// The name of the run's folder, which is in the environment as part of a path.
    private let name: String
    /// In the shell's blocks of 512 bytes: an eighth of the largest number, and some.
    private let fileBlocks: UInt64
    /// In KiB.
    private let residentMemory: UInt64

    /// The mark of the run in a folder with a unique name. It depends only on the name, so that a later run can find
    /// what an earlier one has left.
    init(of name: String) {
        self.name = name
        fileBlocks = (1 << 48) + FNV1a.hash(name.utf8) >> 17
        residentMemory = (1 << 44) + FNV1a.hash(name.utf8.reversed()) >> 21
    }

    /// The marks as arguments of the shell's `ulimit`.
    var limits: [String] { ["-f \(fileBlocks)", "-m \(residentMemory)"] }

    /// Kills everything that carries the mark, and the process group that the run began with. Returns when nothing is
    /// left.
    ///
    /// Everything is stopped first, so that nothing multiplies while it is being killed.
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

    /// The living processes that carry the mark. Some shells count in blocks of 1,024 bytes.
    func carriers() -> [pid_t] {
        processes(
            withLimits: [fileBlocks * 512, fileBlocks * 1_024, residentMemory * 1_024], orInEnvironment: name)
    }
}
