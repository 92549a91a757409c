import Foundation
import Grading
import Judges
import Seeding

/// What `swift test` plays of what `graders prove` plays whole: two wrong answers and a right one of each chapter, a
/// hostile program of each kind, and two of other things. The commit draws them, so they're others after each commit,
/// and the same ones on each machine.
public struct Sample: Sendable {
    /// What it's drawn by: a commit's id, or any other word.
    public let name: String
    /// The answers of each chapter.
    public let answers: [Answer]
    /// A hostile program of each kind.
    public let attacks: [Attack]
    /// A seed of its own.
    public let seed: UInt64

    /// The name of a variable of the environment: its value draws the sample in the commit's place.
    private static let variable = "WORKBOOK_SAMPLE"

    /// The sample of these tests. Outside of a repository, the answers themselves draw it.
    public static let current = Sample(
        named: ProcessInfo.processInfo.environment[variable] ?? Commit(of: Book.root)?.id
            ?? String(FNV1a.hash(Book.answers.map(\.text).joined().utf8), radix: 16))

    /// The sample of a name.
    public init(named name: String) {
        self.name = name
        var generator = SplitMix64(seed: FNV1a.hash(name.utf8))
        answers = catalogue.flatMap { chapter in
            let all = Book.answers.filter { $0.chapter == chapter.id && $0.breaks == nil }
                .shuffled(using: &generator)
            return all.filter(\.isRight).prefix(1) + all.filter { !$0.isRight }.prefix(2)
        }
        attacks = Attack.kinds.compactMap { $0.randomElement(using: &generator) }
        seed = .random(in: 1...999_999, using: &generator)
    }

    /// Two of some things, such as chapters.
    public func two<Thing>(of all: [Thing]) -> [Thing] {
        var generator = SplitMix64(seed: seed)
        return Array(all.shuffled(using: &generator).prefix(2))
    }

    /// Says what it is, and how to run it again.
    public var sentence: String {
        """
        A sample of \(answers.count) of the \(Book.answers.count) answers. \
        `\(Self.variable)=\(name) swift test` plays the same one again, `swift run graders prove` plays all.
        """
    }
}
