import Foundation
import Playing
import Reading
import Terminal

/// A hash of all that a task compares in the recordings of its scenarios. Programs with the same hash look alike to the
/// task, so they make the same mistake.
///
/// It's the same under every Swift and on every system.
public struct ViewHash: Hashable, Sendable, CustomStringConvertible {
    /// Sixteen hexadecimal digits.
    public let description: String

    init(of words: [String]) {
        let digits = String(FNV1a.hash(words.joined(separator: "\n").utf8), radix: 16)
        description = String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// A hash from a file.
    public init(_ digits: some StringProtocol) { description = String(digits) }
}

/// What a program leaves behind in the runs of a task's scenarios.
public struct ProgramView: Hashable, Sendable, CustomStringConvertible {
    /// The hash of all runs.
    public let whole: ViewHash

    /// The number of the first run that differs from the solution's, from 1, and its hash; nil if none does.
    let firstFailure: String?

    /// As a line of Views.txt has it.
    public var description: String { [whole.description, firstFailure].compactMap(\.self).joined(separator: " ") }
}

/// What the programs of a chapter's Answers.md leave behind under one seed: `Solutions/NN-Name/Views.txt`, which
/// `swift run graders record` writes. After a task's number and a program's name comes the hash of all its runs, then
/// the hash of the first run that differs from the solution's, with its number from 1.
///
///     1 solution 8f0c2d1e5b7a9c34
///     1 off-by-one 1f0c88a2d34be961 2:77d0a5c1e9b3f204
///     1 off-by-one/2 -
///
/// A dash stands for a program whose recordings can't be compared: it dies, works outside the schedulers, or leaves
/// other recordings each time.
public struct KnownViews: Sendable {
    /// The seed of the recordings. It only names mistakes: a check decides with the seeds of its own.
    public static let seed: UInt64 = 2014

    /// The file in a chapter's folder of solutions.
    public static let fileName = "Views.txt"

    /// The name of the solution among a task's programs.
    public static let solution = "solution"

    /// One program.
    public struct Program: Sendable, Equatable {
        /// The task's number.
        public let task: Int
        /// Its name in the task: "off-by-one", or "off-by-one/2" for its answer's second program.
        public let name: String
        /// What it leaves behind; nil if that can't be compared.
        public let view: ProgramView?

        /// A program.
        public init(task: Int, name: String, view: ProgramView?) {
            (self.task, self.name, self.view) = (task, name, view)
        }

        /// The name of its answer.
        var answer: String { String(name.prefix { $0 != "/" }) }

        /// Its line of the file.
        public var line: String { "\(task) \(name) \(view?.description ?? "-")" }
    }

    /// The programs, in the order of the file.
    public let programs: [Program]

    /// Reads the file. Lines of another form are left out.
    public init(_ text: String) {
        programs = text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            guard 3...4 ~= words.count, let task = Int(words[0]) else { return nil }
            let view = ProgramView(whole: ViewHash(words[2]), firstFailure: words.dropFirst(3).first.map(String.init))
            return Program(task: task, name: String(words[1]), view: words[2] == "-" ? nil : view)
        }
    }

    /// The names of the answers, without numbers, of which a program leaves this behind, in all runs or at least in the
    /// first one that fails.
    /// - Parameter solution: what the solution leaves behind here. If the file has something else, it's out of date.
    func answers(to task: Int, leaving view: ProgramView, beside solution: ViewHash) -> (
        same: Set<String>, alike: Set<String>
    ) {
        let own = programs.filter { $0.task == task }
        guard own.first(where: { $0.name == Self.solution })?.view?.whole == solution, view.firstFailure != nil
        else { return ([], []) }
        let alike = own.filter { $0.view?.firstFailure == view.firstFailure }
        return (Set(alike.filter { $0.view == view }.map(\.answer)), Set(alike.map(\.answer)))
    }
}

extension ExerciseTask {
    /// What recordings of all its scenarios show, beside the solution's; nil if one is missing, or has work outside the
    /// schedulers.
    public func programView(of transcripts: [Transcript], beside solution: [Transcript]) -> ProgramView? {
        let escaped = transcripts.contains { $0.observations.contains { ThreadName.isEscaped($0.thread) } }
        guard [transcripts.count, solution.count] == [scenarios.count, scenarios.count], !escaped else { return nil }
        let (own, right) = (words(for: transcripts), words(for: solution))
        let failing = own.indices.first { own[$0] != right[$0] }
        return ProgramView(
            whole: ViewHash(of: own.flatMap { ["scenario"] + $0 }),
            firstFailure: failing.map { "\($0 + 1):\(ViewHash(of: own[$0]))" })
    }

    private func words(for transcripts: [Transcript]) -> [[String]] {
        zip(scenarios, transcripts).map { view.freeing($0.freeLanes).words(for: $1) }
    }
}

extension TaskView {
    /// Everything that ``differences(between:and:)`` compares, as words.
    fileprivate func words(for transcript: Transcript) -> [String] {
        let lanes = lanes(of: transcript).sorted { $0.key < $1.key }
        let events = lanes.flatMap { name, lane in
            [name]
                + lane.changes.map {
                    let thread = comparesThread(of: $0.lane) ? $0.thread : ""
                    return "\($0.at.inMilliseconds) \(Self.words(for: sign(of: $0))) \(thread)"
                }
        }
        return events + LaneDifference.lives(in: transcript)
    }

    private static func words(for event: Observation.Event) -> String {
        switch event {
        case .next(let value): "next \(value)"
        case .failed(let failure): "failed \(failure)"
        case .completed: "completed"
        case .subscribed: "subscribed"
        case .disposed: "disposed"
        }
    }
}
