/// A signal drawn as a line of text: `"--a-b[cd]--|"`.
///
///     -        a step of virtual time in which nothing happens
///     a        the value "a", which takes a step; so does a digit
///     'text'   a longer value; in it, \' is a quote, \n a line break, and \u{1b} a character by its number
///     [cd]     several events in one step
///     |  #     completed, failed
///     #'text'  failed, with the failure's description
///     ^  !     subscribed, disposed
///     600ms    a jump in time; 2s is a jump in seconds
///     (space)  nothing; for alignment
///
/// The first sign is the step at time zero. The signs come from RxJS's marble tests, and groups and quotes from
/// swift-async-algorithms.
public struct MarbleDiagram: Sendable, Equatable {
    /// The default duration of a step: 10 ms.
    public static let defaultStep = Duration.milliseconds(10)

    /// The events, in order of time.
    public let events: [TimedEvent]

    /// The virtual time of a step.
    public let step: Duration

    /// The end of the diagram: the instant after its last step.
    public let end: Duration

    /// Parses a diagram.
    ///
    /// - Parameters:
    ///   - marbles: the line to parse.
    ///   - step: the virtual time of a step.
    /// - Throws: ``MarbleSyntaxError``, which points at the column.
    public init(parsing marbles: String, step: Duration = defaultStep) throws(MarbleSyntaxError) {
        var parser = MarbleParser(marbles, step: step)
        try parser.parse()
        events = parser.events
        self.step = step
        end = parser.now
    }

    /// The events of each step, from time zero to the last event.
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
