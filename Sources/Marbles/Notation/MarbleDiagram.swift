/// A signal drawn as a line of text: `"--a-b[cd]--|"`.
///
///     -        a step of virtual time in which nothing happens
///     a        the value "a"; it takes a step, like every sign
///     'text'   a value of more than one character; \' is a quote in it, \n a line break, \u{1b} a character by its number
///     [cd]     several in one step
///     |  #     completed, failed
///     #'text'  failed, with the failure's description
///     ^  !     subscribed, disposed
///     600ms    a jump in time, also in seconds: 2s
///     (space)  nothing; for alignment
///
/// The first sign is the step at time zero. Signs as in RxJS's marble tests, groups and quotes as in swift-async-algorithms'.
public struct MarbleDiagram: Sendable, Equatable {
    /// How much virtual time a step takes where nothing else is said.
    public static let defaultStep = Duration.milliseconds(10)

    /// What happens, in order of time.
    public let events: [TimedEvent]

    /// How much virtual time a step takes.
    public let step: Duration

    /// When the diagram is over: the instant after its last step.
    public let end: Duration

    /// Reads a diagram.
    ///
    /// - Parameters:
    ///   - marbles: the line.
    ///   - step: how much virtual time a step takes.
    /// - Throws: ``MarbleSyntaxError``, which points at the column.
    public init(parsing marbles: String, step: Duration = defaultStep) throws(MarbleSyntaxError) {
        var parser = MarbleParser(marbles, step: step)
        try parser.parse()
        events = parser.events
        self.step = step
        end = parser.now
    }

    /// The events of each step, from the one at time zero to the last that holds any.
    public var steps: [[TimedEvent.Kind]] {
        var steps: [[TimedEvent.Kind]] = []
        for event in events {
            let index = Int(event.time / step)
            while steps.count <= index { steps.append([]) }
            steps[index].append(event.kind)
        }
        return steps
    }
}
