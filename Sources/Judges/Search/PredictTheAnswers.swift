import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding

extension ExerciseTask {
    /// Task 3 of chapter 06: what `flatMap` makes of four searches.
    static let predictTheAnswers = ExerciseTask(
        asking: FourSearches(letters: ["a", "b", "c", "d"], latencies: [5, 1, 4, 3]))
}

/// Four searches, two steps apart. The third one fails.
private struct FourSearches {
    let letters: [String]
    /// How many steps each search takes.
    let latencies: [Int]
}

extension FourSearches: PredictQuestion {
    static let task = 3
    static let constant = "predictedAnswers"

    /// The second search overtakes the first, the third fails before the fourth has an answer, and no ends coincide.
    init(using generator: inout SplitMix64) {
        letters = "abcdefghkmnprstuvwxyz".shuffled(using: &generator).prefix(4).map { "\($0)" }
        var latencies: [Int]
        repeat {
            latencies = (0..<4).map { _ in Int.random(in: 1...7, using: &generator) }
        } while !Self.isFair(latencies)
        self.latencies = latencies
    }

    private static func isFair(_ latencies: [Int]) -> Bool {
        let ends = latencies.indices.map { 2 * $0 + latencies[$0] }
        return Set(ends).count == 4 && ends[1] < ends[0] && ends[2] < ends[3] && ends[1] < ends[2]
            && ends.allSatisfy { $0 < 11 } && ![2, 4, 6].contains(ends[0])
    }

    // MARK: In words

    private var failureStep: Int { 4 + latencies[2] }

    private func duration(_ index: Int) -> String { "\(latencies[index]) step\(latencies[index] == 1 ? "" : "s")" }

    var places: [String: String] {
        [
            "firstLetter": "\(letters[0])",
            "firstDuration": "\(duration(0))",
            "secondLetter": "\(letters[1])",
            "secondDuration": "\(duration(1))",
            "thirdLetter": "\(letters[2])",
            "thirdDuration": "\(duration(2))",
            "fourthLetter": "\(letters[3])",
            "fourthDuration": "\(duration(3))",
            "failureStep": "\(failureStep)",
        ]
    }

    var comment: String {
        """
        What comes out of `flatMap`, as marbles, one character per step: \
        the letter of an answer, `#` for a failure, `-` for nothing.

            texts  \(letters.joined(separator: "-"))

        The answer to \(letters[0]) takes \(duration(0)), the answer to \(letters[1]) \(duration(1)). \
        The search for \(letters[2]) fails after \(duration(2)). \
        The answer to \(letters[3]) would take \(duration(3)).
        """
    }

    // MARK: The run

    var steps: Int { 2 * letters.count - 1 }

    /// The lesson draws answers as capitals, so a capital counts as its letter.
    func reading(_ prediction: [TimedEvent]) -> [TimedEvent] {
        prediction.map { event in
            event.value.map { TimedEvent(at: event.time, .next($0.lowercased())) } ?? event
        }
    }

    private typealias Texts = Signal<Int, Never>
    private typealias Answers = Signal<String, MarbleFailure>

    private func sent(
        ifTheThirdFails fails: Bool = true,
        by flatten: (Texts, @escaping @Sendable (Int) -> Answers) -> Answers
    ) -> [TimedEvent] {
        record { clock in
            flatten(clock.signal(letters.indices.map { (step: 2 * $0, value: $0) })) { index in
                Signal { subscriber in
                    clock.inStep(latencies[index]) {
                        if index == 2, fails { return subscriber.fail(MarbleFailure()) }
                        subscriber.send(letters[index])
                        subscriber.complete()
                    }
                    return nil
                }
            }
        }
    }

    var run: [TimedEvent] { sent { $0.flatMap($1) } }

    var otherwise: String {
        """
        Two kinds of events come out: the answers, each when it arrives, and one failure. \
        Go through the steps one by one.
        """
    }

    var misreadings: [Misreading] {
        let withoutTheFailure = sent { texts, search in texts.flatMap { search($0).catch { _ in Answers.empty } } }
        let answered = run.filter { $0.value != nil }
        return [
            Misreading("A failure is an end, so there is no completion: a signal ends in one way or the other.") {
                $0.contains { $0.kind == .completed }
            },
            Misreading(
                "Those are the texts. `flatMap` makes a search of each, and sends the answers when they arrive.",
                shows: letters.enumerated().map { .next($0.element, in: 2 * $0.offset) }),
            Misreading(
                "The search for `\(letters[2])` fails, and `flatMap` passes the failure on at once."
            ) { $0 == withoutTheFailure || $0 == answered },
            Misreading(
                "`\(letters[2])` gets no answer: its search fails.",
                shows: sent(ifTheThirdFails: false) { $0.flatMap($1) }),
            Misreading(
                """
                An answer doesn't wait for those to earlier texts: `\(letters[1])` overtakes `\(letters[0])`. \
                You wrote what `flatMap(.concat)` sends.
                """,
                shows: sent { $0.flatMap(.concat, $1) }),
            Misreading(
                """
                The search for `\(letters[0])` goes on when the search for `\(letters[1])` begins. \
                You wrote what `flatMapLatest` sends.
                """,
                shows: sent { $0.flatMapLatest($1) }),
            Misreading(
                "Count from the step of the text: an answer that takes one step comes in the step after the text.",
                shows: run.map { $0.moved(by: -1) }),
        ]
    }
}
