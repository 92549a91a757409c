import Foundation
import Marbles
import Playing
import Reading

/// A task for which a learner can write examples: what the two lanes mean, how the input is played, and the known right
/// and wrong answers that the examples are run against.
///
///     guard let task = course.examples(of: chapter, 2) else { return }
///     let examples = try WrittenExamples(to: task, in: exercise)
public struct ExampleTask: Sendable {
    /// The limit on a task's right and wrong programs. Compiling that many together takes a few seconds.
    public static let mostPrograms = 12

    /// The name that a learner types, such as "10.2".
    public var name: String { "\(Int(chapter).map(String.init) ?? chapter).\(number)" }

    /// The number of programs that the examples run against, the solution included.
    public var programCount: Int { 1 + right.count + wrong.count }

    /// The number of the chapter, such as "10".
    public private(set) var chapter = ""
    /// The number of the task.
    public private(set) var number = 0
    /// Whether a value of the output holds until the next value, as a color does, so that repeating it changes nothing.
    let showsStates: Bool
    let play: ExamplePlay
    let observe: @Sendable (Transcript, [TimedEvent]) -> [TimedEvent]
    private(set) var test = ExampleTestCode("")
    /// The section `### examples` of the task in Tasks.md.
    private(set) var words: [TaskWords.ExampleLine] = []

    package init(
        showsStates: Bool = false, play: ExamplePlay,
        observe: @escaping @Sendable (Transcript, [TimedEvent]) -> [TimedEvent]
    ) {
        (self.showsStates, self.play, self.observe) = (showsStates, play, observe)
    }

    /// The examples of a task, by the numbers of its chapter and of the task.
    package func of(_ chapter: String, _ number: Int) -> ExampleTask {
        copy(of: self) { ($0.chapter, $0.number) = (chapter, number) }
    }

    func saying(_ words: [TaskWords.ExampleLine], tested test: String) -> ExampleTask {
        copy(of: self) { ($0.words, $0.test) = (words, ExampleTestCode(test)) }
    }
}

extension ExampleTask {
    /// The input lane: the name that the learner writes, and what its marbles mean.
    public var input: TaskWords.ExampleLine { words[0] }

    /// What the lane `expected` contains.
    public var output: String { words[1].text }

    /// The wrong answers: the name of each in the chapter's Answers.md, and a question for a learner whose examples
    /// don't catch it. The question doesn't give the answer away.
    public var wrong: [TaskWords.ExampleLine] { words.dropFirst(2).filter { !["sample", "right"].contains($0.name) } }

    /// Two lanes that show the notation, and reveal little about the task: `- sample: -a-< gives yy-y`.
    public var sample: (input: String, expected: String) {
        let lanes = text("sample").components(separatedBy: " gives ")
        return (lanes[0], lanes.last ?? "")
    }

    /// The right answers besides the solution, by their names in the chapter's Answers.md.
    public var right: [String] { text("right").components(separatedBy: ", ").filter { !$0.isEmpty } }

    private func text(_ name: String) -> String { words.first { $0.name == name }?.text ?? "" }

    /// The duration of one dash.
    public static let step = Duration.milliseconds(100)

    static let mostMarbles = 100

    func lane(_ marbles: String, line: Int, isInput: Bool) throws(ExampleMistake) -> Example.Timeline {
        let name = isInput ? input.name : Example.expectedName
        guard !marbles.isEmpty else {
            throw ExampleMistake(line: line, "`\(name)` has no marbles. Write `-` if nothing happens.")
        }
        let diagram: MarbleDiagram
        let columns: [Int]
        do {
            diagram = try MarbleDiagram(parsing: marbles, step: Self.step)
            columns = try MarbleDiagram.columns(in: marbles)
        } catch {
            throw ExampleMistake(line: line, error.sentence, marbles: error.marbles, column: error.column)
        }
        guard diagram.events.count <= Self.mostMarbles else {
            throw ExampleMistake(
                line: line,
                "This lane has \(diagram.events.count) marbles. An example is short: \(Self.mostMarbles) at most.")
        }
        for (event, column) in zip(diagram.events, columns) {
            let sentence =
                isInput ? play.mistake(event.kind, meaning: input.text) : Self.mistake(inExpected: event.kind)
            if let sentence { throw ExampleMistake(line: line, sentence, marbles: marbles, column: column) }
        }
        if isInput, let sentence = play.mistakeInAll(diagram.events) {
            throw ExampleMistake(line: line, sentence, marbles: marbles, column: columns.last ?? 1)
        }
        return Example.Timeline(marbles: marbles, line: line, diagram: diagram)
    }

    private static func mistake(inExpected kind: TimedEvent.Kind) -> String? {
        switch kind {
        case .next, .failed(""), .completed: nil
        case .failed: "A failure is compared without its description. Write `#` alone."
        case .subscribed, .disposed: "`expected` contains values, `|` and `#`. `\(kind.marble)` is something else."
        }
    }

    /// The events as they're compared: failures without their text, and states without repetitions.
    func compared(_ events: [TimedEvent]) -> [TimedEvent] {
        let plain = events.map { event in
            if case .failed = event.kind {
                TimedEvent(at: event.time, .failed(""))
            } else {
                TimedEvent(at: event.time, event.kind)
            }
        }
        guard showsStates else { return plain }
        return plain.reduce(into: []) { changes, event in
            if changes.last?.kind != event.kind { changes.append(event) }
        }
    }
}

/// How the marbles of an input lane become stimuli.
package struct ExamplePlay: Sendable {
    let opening: @Sendable ([TimedEvent]) -> [Stimulus.Action]
    let action: @Sendable (TimedEvent.Kind) -> Stimulus.Action?
    let mistakeInAll: @Sendable ([TimedEvent]) -> String?

    /// - Parameters:
    ///   - opening: returns the actions before the first marble of a lane.
    ///   - action: returns what a marble does; nil if the marble means nothing in this lane.
    ///   - mistakeInAll: returns what is wrong with a lane as a whole; nil if nothing is.
    package init(
        opening: @escaping @Sendable ([TimedEvent]) -> [Stimulus.Action],
        playing action: @escaping @Sendable (TimedEvent.Kind) -> Stimulus.Action?,
        mistakeInAll: @escaping @Sendable ([TimedEvent]) -> String? = { _ in nil }
    ) {
        (self.opening, self.action, self.mistakeInAll) = (opening, action, mistakeInAll)
    }

    /// How long an example continues after its lanes end, so that late output arrives, too.
    private static let rest = Duration.seconds(5)

    func stimuli(of example: Example) -> [Stimulus] {
        let events = example.input.events
        let end = max(example.input.diagram.end, example.expected.diagram.end) + Self.rest
        return opening(events).map { Stimulus(at: .zero, $0) }
            + events.compactMap { event in action(event.kind).map { Stimulus(at: event.time, $0) } }
            + [Stimulus(at: end, .wait)]
    }

    func mistake(_ kind: TimedEvent.Kind, meaning: String) -> String? {
        action(kind) == nil ? "\(kind.marble) has no meaning here. \(meaning)" : nil
    }
}
