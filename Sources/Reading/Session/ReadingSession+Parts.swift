import Foundation
import Terminal

extension ReadingSession {
    package enum Mode: Sendable {
        case interactive
        /// Lines from a file or a pipe.
        case script
        /// One command from the shell.
        case oneShot
    }

    /// What a program performs: reading alone, reading and the tasks of the first chapter, or everything.
    package enum Reach: Sendable {
        case pages, firstTasks, everything
    }

    /// The inputs from outside: programs, environment variables, and the time.
    package struct System {
        package let programs: any Programs
        /// The folder in which the reader started the workbook. Relative paths begin here.
        package let startFolder: URL
        package let environment: [String: String]
        package let now: () -> Date
        package let timeZone: TimeZone

        package init(
            programs: any Programs = SystemPrograms(), startFolder: URL,
            environment: [String: String] = ProcessInfo.processInfo.environment,
            now: @escaping () -> Date = Date.init, timeZone: TimeZone = .current
        ) {
            (self.programs, self.startFolder, self.environment) = (programs, startFolder, environment)
            (self.now, self.timeZone) = (now, timeZone)
        }

        package var today: Day { Day(of: now(), in: timeZone) }
    }

    /// The files that keep a reader's state. Each is read and written separately.
    @MainActor
    package struct Stores {
        package let progress: StateStore<LearnerProgress>
        package let service: StateStore<ServiceSettings>
        package let settings: StateStore<WorkbookSettings>
        package let drills: StateStore<DrillRecord>

        /// - Parameter tell: receives a message for the reader if something is wrong with a file.
        init(in folder: URL, tell: @escaping (String) -> Void) {
            progress = StateStore(folder: folder, tell: tell)
            service = StateStore(folder: folder, tell: tell)
            settings = StateStore(folder: folder, tell: tell)
            drills = StateStore(folder: folder, tell: tell)
        }
    }

    package struct Dialog {
        package let mode: Mode
        /// Reads the answer to a drill question, from the reader or the script; nil to read standard input.
        package var readAnswer: ((Prompt) async -> LineOutcome)?
        /// Asks the person at the prompt a question; nil without a prompt.
        package var ask: ((_ question: String) async -> String?)?
        /// Shows long texts page by page; nil to show them at once.
        package var pager: Pager?
        /// The key that the reader typed when the pager asked whether to go on: the beginning of the next line.
        package var typedAhead = ""
        /// Whether the reader skipped the rest of the last command's text. Another q then isn't meant to leave.
        var hasSkippedPage = false
        /// Whether the running line was offered by the lesson, which then says what Enter does next.
        package fileprivate(set) var isTakingOffer = false
        /// Whether another program has the terminal, and receives Ctrl-C.
        package var hasForegroundProgram = false
        package var wantsToLeave = false

        init(mode: Mode) { self.mode = mode }
    }

    func takingOffer(_ body: () async -> ExitStatus) async -> ExitStatus {
        dialog.isTakingOffer = true
        defer { dialog.isTakingOffer = false }
        return await body()
    }

    package func paged(_ body: () throws -> Void) async rethrows {
        note(try await output.paged(by: dialog.pager, body))
    }

    func note(_ ending: Pager.Ending) {
        guard case .skipped(let typed) = ending else { return }
        dialog.typedAhead = typed
        dialog.hasSkippedPage = typed.isEmpty
    }
}
