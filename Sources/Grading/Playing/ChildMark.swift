import Platform

/// A mark that every process descended from one check carries, so that all of them can be found and ended.
///
/// On Linux the mark is an odd, unreachably high limit on the size of files. A process inherits it through fork and
/// exec, into new sessions and after its parents are gone, whatever it does to its environment; /proc shows it. (A
/// "subreaper" gets the orphans too, but that would change how the calling program's other children behave, and an
/// orphan doesn't say whose it was.) Elsewhere there is only the process group.
struct ChildMark: Sendable {
    /// In the shell's blocks of 512 bytes: an eighth of the largest number, and some.
    private let blocks: UInt64

    /// A mark that no other check has.
    init() {
        blocks = (1 << 48) + UInt64.random(in: 0..<1 << 47)
    }

    /// The mark as an argument of the shell's `ulimit`.
    var limit: String { "-f \(blocks)" }

    /// Kills everything that carries the mark, and the process group that the check began with. Returns when nothing
    /// is left.
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

    /// The living processes that carry the mark. Some shells count in blocks of 1,024 bytes.
    func carriers() -> [pid_t] { processes(withFileSizeLimits: [blocks * 512, blocks * 1_024]) }
}
