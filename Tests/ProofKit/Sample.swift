import Foundation
import Grading
import Judges
import Seeding

/// The part of `graders prove` that `swift test` plays: two wrong answers and a right one of each chapter, a hostile
/// program of each kind, and some of everything else. The commit draws them, so they change with each commit, and are
/// the same on each machine.
public struct Sample: Sendable {
    /// The name that draws the sample: a commit's id, or any other word except ``whole``.
    public let name: String
    /// The answers of each chapter.
    public let answers: [Answer]
    /// A hostile program of each kind.
    public let attacks: [Attack]
    /// The sample's own seed.
    public let seed: UInt64

    /// The name of an environment variable, whose value draws the sample instead of the commit.
    public static let variable = "WORKBOOK_SAMPLE"
    /// The name of the sample that contains everything: ``some(_:of:)`` then returns all things.
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

    /// Some of the things of a kind, such as chapters.
    public func some<Thing>(_ count: Int, of all: [Thing]) -> [Thing] {
        var generator = SplitMix64(seed: seed)
        return isWhole ? all : Array(all.shuffled(using: &generator).prefix(count))
    }

    /// Two of the things of a kind.
    public func two<Thing>(of all: [Thing]) -> [Thing] { some(2, of: all) }

    /// The sample in words, and how to run it again.
    public var sentence: String {
        """
        A sample of \(answers.count) of the \(Book.answers.count) answers. \
        `\(Self.variable)=\(name) swift test` plays the same one again, `swift run graders prove` plays all.
        """
    }
}
