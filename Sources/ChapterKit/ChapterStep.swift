import Marbles
import ReactiveCore

/// A chapter's program: the app after the chapter's step.
@MainActor
public protocol ChapterStep {
    /// The program's name, such as `validation`.
    nonisolated static var product: String { get }

    /// The title line of the screen, such as `01 Validation`.
    nonisolated static var title: String { get }

    /// The variants of the step that `--variant` runs. Most chapters have none.
    nonisolated static var variants: [String] { get }

    /// Whether the step's tasks run on the virtual clock of a scripted run (see ``SteppedTasks``).
    nonisolated static var stepsTasks: Bool { get }

    /// Builds the step: its view, and the pipeline on it. Called once, on the main actor, at time zero.
    static func start(in context: ChapterContext)
}

extension ChapterStep {
    /// Prepares the process for a run on a virtual clock. Call it before anything else in the run.
    static func prepareTasks(on time: any TimeSource) {
        guard stepsTasks else { return }
        SteppedTasks.install()
        SteppedTasks.begin(on: time)
    }

    public nonisolated static var variants: [String] { [] }
    public nonisolated static var stepsTasks: Bool { false }
}
