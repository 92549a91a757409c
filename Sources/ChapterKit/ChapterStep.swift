/// A chapter's program: the app as it stands after the chapter's step.
@MainActor
public protocol ChapterStep {
    /// The command that starts it, such as `validation`.
    nonisolated static var product: String { get }

    /// What stands in the title line of the screen, such as `01 Validation`.
    nonisolated static var title: String { get }

    /// Other forms of the step that `--variant` runs; most chapters have none.
    nonisolated static var variants: [String] { get }

    /// Builds the step: its view, and the pipeline on it. Called once, on the main actor, at time zero.
    static func start(in context: ChapterContext)
}

extension ChapterStep {
    public nonisolated static var variants: [String] { [] }
}
