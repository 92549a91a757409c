import BookText
import Foundation
import Grading
import LineEditor
import Reading

extension Session {
    enum Mode: Sendable {
        case interactive
        /// Lines from a file or a pipe.
        case script
        /// One command from the shell.
        case oneShot
    }

    /// The inputs from outside: programs, environment variables, the time, and random seeds.
    struct System {
        let programs: any Programs
        /// The folder in which the reader started the workbook. Relative paths begin here.
        let startFolder: URL
        let environment: [String: String]
        let now: () -> Date
        let timeZone: TimeZone
        let makeSeed: () -> UInt64
    }

    /// The files that keep a reader's state. Each is read and written separately.
    @MainActor
    struct Stores {
        let progress: StateStore<LearnerProgress>
        let service: StateStore<ServiceSettings>
        let failedRuns: StateStore<FailedRuns>
        let settings: StateStore<WorkbookSettings>
        let drills: StateStore<DrillRecord>

        /// - Parameter tell: receives a message for the reader if something is wrong with a file.
        init(of course: Course, in folder: URL, tell: @escaping (String) -> Void) {
            progress = StateStore(folder: folder, tell: tell)
            service = StateStore(folder: folder, tell: tell)
            failedRuns = StateStore(folder: folder, context: course.decoding, tell: tell)
            settings = StateStore(folder: folder, tell: tell)
            drills = StateStore(folder: folder, tell: tell)
        }
    }

    struct Dialog {
        let mode: Mode
        /// Reads the answer to a drill question, from the reader or the script; nil to read standard input.
        var readAnswer: ((Prompt) async -> Outcome)?
        /// Asks the person at the prompt a question; nil without a prompt.
        var ask: ((_ question: String) async -> String?)?
        /// Shows long texts page by page; nil to show them at once.
        var pager: Pager?
        /// The key that the reader typed when the pager asked whether to go on: the beginning of the next line.
        var typedAhead = ""
        /// Whether the reader skipped the rest of the last command's text. Another q then isn't meant to leave.
        var hasSkippedPage = false
        /// Whether the running line was offered by the lesson, which then says what Enter does next.
        var isTakingOffer = false
        /// Whether another program has the terminal, and receives Ctrl-C.
        var hasForegroundProgram = false
        var wantsToLeave = false
    }

    /// The state that the session keeps until the reader leaves.
    struct Context {
        /// Builds ahead while the reader reads; nil without a prompt.
        var backgroundBuild: BackgroundBuild?
        var hasNotedIsolation = false
        /// The task whose check failed last; nil again once a check of it doesn't fail, or a page is opened.
        var lastFailed: TaskReference?
        /// The task whose stages the reader should put in order; nil if none were offered, or once the order is right.
        var shuffledTask: TaskReference?
        /// The folder of the chapter that was summed up, so that Enter opens the next one; nil once a page is opened.
        var summedUpChapter: String?
        var lessons: [String: Lesson] = [:]
    }
}
