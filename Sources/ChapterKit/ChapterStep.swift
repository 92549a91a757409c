/// A chapter's program: the app after the chapter's step.
@MainActor
public protocol ChapterStep {
    /// The program's name, such as `validation`.
    nonisolated static var product: String { get }

    /// The title line of the screen, such as `01 Validation`.
    nonisolated static var title: String { get }

    /// The variants of the step that `--variant` runs. Most chapters have none.
    nonisolated static var variants: [String] { get }

    /// Builds the step: its view, and the pipeline on it. Called once, on the main actor, at time zero.
    static func start(in context: ChapterContext)
}

extension ChapterStep {
    public nonisolated static var variants: [String] { [] }
}
