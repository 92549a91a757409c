import Foundation
import Grading
import Judges
import Terminal

/// The part of `graders prove` that `swift test` plays: two wrong answers and a right answer per chapter, a hostile
/// program of each kind, and a few of everything else. The commit's ID seeds the draw, so the sample changes with each
/// commit, and is the same on each machine.
public struct Sample: Sendable {
    /// The name that seeds the draw: a commit's ID, or any other word, such as ``whole``.
    public let name: String
    public let answers: [Answer]
    /// A hostile program of each kind.
    public let attacks: [Attack]
    /// A seed for further draws.
    public let seed: UInt64

    /// The environment variable whose value seeds the draw instead of the commit.
    public static let variable = "WORKBOOK_SAMPLE"
    /// The name of the sample for which ``some(_:of:)`` returns all elements.
    public static let whole = "all"
    /// Whether ``some(_:of:)`` leaves nothing out.
    public var isWhole: Bool { name == Self.whole }

    /// The sample of these tests. Outside a repository, a hash of the answers seeds the draw.
    public static let current = Sample(
        named: ProcessInfo.processInfo.environment[variable] ?? Book.commit
            ?? String(FNV1a.hash(Book.answers.map(\.text).joined().utf8), radix: 16))

    /// Draws the sample for a name.
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

    /// A random choice of `count` elements, such as chapters; all of them if the sample is whole.
    public func some<Thing>(_ count: Int, of all: [Thing]) -> [Thing] {
        var generator = SplitMix64(seed: seed)
        return isWhole ? all : Array(all.shuffled(using: &generator).prefix(count))
    }

    /// A description of the sample, and how to run it again.
    public var sentence: String {
        """
        A sample of \(answers.count) of the \(Book.answers.count) answers. \
        `\(Self.variable)=\(name) swift test` plays the same one again, `swift run graders prove` plays all.
        """
    }
}
