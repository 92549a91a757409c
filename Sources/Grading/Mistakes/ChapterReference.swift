import Foundation
import Reading
import Synchronization

/// A chapter's solution, with which a learner's program is compared, and the texts of mistakes. Each file is read when
/// it's first needed. Of Answers.md, only the answers to the task in question are parsed.
public final class ChapterReference: Sendable {
    private let read: @Sendable (String) throws -> String
    private let heading: ChapterHeading
    private let hasSolution: Bool
    private let known = Mutex(Known())

    private struct Known {
        var solution: Result<ExerciseFile, Obstacle>?
        var shared: Result<SharedMistakes, any Error>?
        var texts: [Int: Result<MistakeTexts, any Error>] = [:]
        var views: KnownViews?
    }

    /// The reference from a checkout.
    public convenience init(of heading: ChapterHeading, in root: URL) {
        self.init(of: heading) { path in try BookFile.text(of: path, in: root) }
    }

    /// The reference from the files that `read` returns, given their paths relative to the package root.
    /// - Parameter hasSolution: whether there's a solution to compare with.
    public init(
        of heading: ChapterHeading, hasSolution: Bool = true,
        reading read: @escaping @Sendable (String) throws -> String
    ) {
        (self.heading, self.hasSolution, self.read) = (heading, hasSolution, read)
    }

    private var folder: String { "Solutions/\(heading.folder)" }

    var solution: Result<ExerciseFile, Obstacle>? {
        guard hasSolution else { return nil }
        return known.withLock { known in
            if let solution = known.solution { return solution }
            let path = "\(folder)/Exercise.swift"
            let solution = Result { try ExerciseFile(path: path, text: read(path)) }
                .mapError { Obstacle("\($0)") }
            known.solution = solution
            return solution
        }
    }

    /// What the known programs leave behind; nothing if the file can't be read.
    public var views: KnownViews {
        known.withLock { known in
            let views = known.views ?? KnownViews((try? read("\(folder)/\(KnownViews.fileName)")) ?? "")
            known.views = views
            return views
        }
    }

    /// The texts of the mistakes in a task.
    /// - Throws: `BookFile.Unreadable`, or `BookFile.FormatError`.
    public func texts(for task: ExerciseTask) throws -> MistakeTexts {
        try known.withLock { known in
            if let texts = known.texts[task.number] { return texts }
            let shared = known.shared ?? Result { try SharedMistakes(read(SharedMistakes.path)) }
            let path = "\(folder)/Answers.md"
            let texts = Result {
                let shared = try shared.get()
                let answers = try ChapterAnswers.messages(
                    to: task, in: read(path), path: path, shared: shared)
                return MistakeTexts(of: heading, answers, shared: shared, path: path)
            }
            (known.shared, known.texts[task.number]) = (shared, texts)
            return texts
        }.get()
    }
}
