extension MarbleDiagram {
    /// The maximum number of dashes in a row. A longer pause is written as a jump.
    private static let maximumDashes = 12

    /// Creates the diagram of a recording. Times are rounded down to milliseconds.
    ///
    /// Every marble takes a step. If two instants are closer than a step, the diagram has shorter steps.
    ///
    /// - Parameters:
    ///   - events: the recording, in order of time.
    ///   - step: the step, unless two instants are closer than that.
    ///   - end: the end of the diagram; nil, or an earlier time, for the end of the last event's step.
    public init(_ events: [TimedEvent], step: Duration = defaultStep, end: Duration? = nil) {
        self.events = events.map { event in
            TimedEvent(at: .milliseconds(event.time.inMilliseconds), event.kind, thread: event.thread)
        }
        let times = Set(self.events.map { $0.time }).sorted()
        let shortest = zip(times, times.dropFirst()).map { $1 - $0 }.reduce(step, min)
        self.step = shortest
        let behind = times.last.map { $0 + shortest } ?? .zero
        self.end = max(end ?? behind, behind)
    }

    /// The diagram in marble notation. A pause of a few whole steps is written as dashes, any other pause as a jump,
    /// such as `600ms`.
    public var marbles: String { marbles(dashes: Self.maximumDashes) }

    /// The diagram in marble notation, with pauses of up to `dashes` steps written as dashes.
    public func marbles(dashes: Int) -> String {
        var signs: [String] = []
        var now = Duration.zero
        for (time, kinds) in events.kindsByInstant.sorted(by: { $0.key < $1.key }) {
            signs.append(Self.pause(time - now, in: step, dashes: dashes))
            let marbles = kinds.map { $0.marble }
            signs += kinds.count == 1 ? marbles : ["["] + marbles + ["]"]
            now = time + step
        }
        signs.append(Self.pause(end - now, in: step, dashes: dashes))
        // A digit before a unit has quotes: without them, it would be a jump.
        return signs.reversed().reduce("") { rest, sign in
            let isJump = sign.count == 1 && sign.first!.isDigit && rest.drop { $0.isDigit }.isUnit
            return (isJump ? QuotedText.quoting(sign) : sign) + rest
        }
    }

    private static func pause(_ pause: Duration, in step: Duration, dashes: Int) -> String {
        guard pause > .zero else { return "" }
        let steps = Int(pause / step)
        if step * steps == pause, steps <= dashes { return String(repeating: "-", count: steps) }
        // A jump is at most a day, so a longer pause takes several jumps.
        var left = pause.inMilliseconds
        var jumps = ""
        while left > 0 {
            let jump = min(left, MarbleParser.longestJump.inMilliseconds)
            jumps += "\(jump)ms"
            left -= jump
        }
        return jumps
    }
}

extension MarbleDiagram {
    /// The column of each event in a line of marbles, from 1, in the order of ``events``. An event in a group has the
    /// column of the group.
    ///
    ///     try MarbleDiagram.columns(in: "a-[bc]|")  // [1, 3, 3, 7]
    public static func columns(in marbles: String) throws(MarbleSyntaxError) -> [Int] {
        var parser = MarbleParser(marbles, step: defaultStep)
        try parser.parse()
        return parser.places.map { $0.lowerBound + 1 }
    }
}
