import ReactiveCore
import TerminalUI

/// What a chapter's step is given: the starter project, in the words of the tutorial.
@MainActor
public final class ChapterContext {
    /// The field that somebody types into: a person, a script, or a pipe.
    public let searchField: TextField

    /// Where work runs; on a virtual clock when a script types.
    public let schedulers: Schedulers

    /// Whether anything was shown so far.
    private(set) var hasShown = false

    private let write: (String) -> Void

    init(schedulers: Schedulers, log write: @escaping (String) -> Void) {
        searchField = TextField(label: "Search", placeholder: "type here")
        self.schedulers = schedulers
        self.write = write
    }

    /// Shows a line: in the log below the field, or printed with the time.
    public func log(_ line: String) {
        hasShown = true
        write(line)
    }
}
