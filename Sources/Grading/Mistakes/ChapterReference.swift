import Foundation
import Reading
import Synchronization

/// A chapter's solution, with which a learner's program is compared, and the texts of mistakes. Both are read when
/// they're first needed.
public final class ChapterReference: Sendable {
    private let read: @Sendable (String) throws -> String
    private let heading: ChapterHeading
    private let hasSolution: Bool
    private let known = Mutex(Known())

    private struct Known {
        var solution: Result<ExerciseFile, Obstacle>?
        var texts: [[Int: String]: Result<MistakeTexts, any Error>] = [:]
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

    /// The texts of mistakes in the chapter's tasks.
    /// - Throws: `BookFile.Unreadable`, or ``AnswersMistake``.
    public func texts(for tasks: [ExerciseTask]) throws -> MistakeTexts {
        let titles = Dictionary(tasks.map { ($0.number, $0.title) }) { one, _ in one }
        let texts = known.withLock { known in
            if let texts = known.texts[titles] { return texts }
            let texts = Result { try makeTexts(titles) }
            known.texts[titles] = texts
            return texts
        }
        return try texts.get()
    }

    private func makeTexts(_ titles: [Int: String]) throws -> MistakeTexts {
        let path = "\(folder)/Answers.md"
        let shared = try SharedMistakes(read(SharedMistakes.path))
        let answers = try ChapterAnswers(messagesIn: read(path), path: path, tasks: titles, shared: shared)
        return MistakeTexts(of: heading, answers, shared: shared, path: path)
    }
}
