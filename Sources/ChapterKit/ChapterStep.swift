/// A chapter's program: the app as it stands after the chapter's step.
@MainActor
public protocol ChapterStep {
    /// The command that starts it, such as `validation`.
    nonisolated static var product: String { get }

    /// What stands in the title line of the screen, such as `01 Validation`.
    nonisolated static var title: String { get }

    /// Builds the step: its view, and the pipeline on it. Called once, on the main actor, at time zero.
    static func start(in context: ChapterContext)
}
