import Foundation
import Grading
import Judges
import Seeding

/// What `swift test` plays of what `graders prove` plays whole: two wrong answers and a right one of each chapter, a
/// hostile program of each kind, and some of other things. The commit draws them, so they're others after each commit,
/// and the same ones on each machine.
public struct Sample: Sendable {
    /// What it's drawn by: a commit's id, or any other word but ``whole``.
    public let name: String
    /// The answers of each chapter.
    public let answers: [Answer]
    /// A hostile program of each kind.
    public let attacks: [Attack]
    /// A seed of its own.
    public let seed: UInt64

    /// The name of a variable of the environment: its value draws the sample in the commit's place.
    public static let variable = "WORKBOOK_SAMPLE"
    /// The name of all there is: what ``some(_:of:)`` is asked for is then played whole.
    public static let whole = "all"
    /// Whether ``some(_:of:)`` leaves nothing out.
    public var isWhole: Bool { name == Self.whole }

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

    /// Some of all things of a kind, such as chapters.
    public func some<Thing>(_ count: Int, of all: [Thing]) -> [Thing] {
        var generator = SplitMix64(seed: seed)
        return isWhole ? all : Array(all.shuffled(using: &generator).prefix(count))
    }

    /// Two of them.
    public func two<Thing>(of all: [Thing]) -> [Thing] { some(2, of: all) }

    /// Says what it is, and how to run it again.
    public var sentence: String {
        """
        A sample of \(answers.count) of the \(Book.answers.count) answers. \
        `\(Self.variable)=\(name) swift test` plays the same one again, `swift run graders prove` plays all.
        """
    }
}
