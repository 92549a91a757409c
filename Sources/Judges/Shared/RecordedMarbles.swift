import SharedJudges

/// Records a signal for 100 steps.
func record<Value, Failure>(_ pipeline: (MarblePlayer) -> Signal<Value, Failure>) -> [TimedEvent] {
    let player = MarblePlayer()
    let log = EventLog { player.scheduler.now }
    pipeline(player).subscribe(
        next: { log.write(.next("\($0)")) }, failed: { _ in log.write(.failed("")) },
        completed: { log.write(.completed) })
    player.scheduler.advance(to: .steps(100))
    return log.recorded
}

extension MarblePlayer {
    func cold(_ marbles: String) -> Signal<String, MarbleFailure> {
        (try? MarbleDiagram(parsing: marbles)).map(cold) ?? .empty
    }

    /// A field that is empty in the first step, and has each text from the text's step on.
    func field(typing texts: [TimedEvent]) -> Property<String> {
        let field = Property("")
        for text in texts where text.step > 0 {
            scheduler.schedule(after: text.time) { field.value = text.value ?? "" }
        }
        // A property that is freed completes its signal.
        scheduler.schedule(after: .steps(1_000)) { withExtendedLifetime(field) {} }
        return field
    }
}

extension Duration {
    static func steps(_ count: Int) -> Duration { MarbleDiagram.defaultStep * count }
}

extension TimedEvent {
    static func next(_ value: String, in step: Int) -> TimedEvent { TimedEvent(at: .steps(step), .next(value)) }

    var step: Int { Int(time / .steps(1)) }

    /// The event's value; nil if it has none.
    var value: String? {
        if case .next(let value) = kind { value } else { nil }
    }

    func moved(by steps: Int) -> TimedEvent { TimedEvent(at: time + .steps(steps), kind) }
}

extension [TimedEvent] {
    /// Each value in its own step, from step 0 on.
    static func steps(_ values: [String]) -> [TimedEvent] { values.enumerated().map { .next($1, in: $0) } }

    func moved(by steps: Int) -> [TimedEvent] { map { $0.moved(by: steps) } }
}

/// Marbles with each sign in its step: `marbles(["v", "|"], in: [3, 6])` is `---v--|`.
func marbles(_ signs: [String], in steps: [Int]) -> String {
    let signs = Dictionary(uniqueKeysWithValues: zip(steps, signs))
    return (0...(signs.keys.max() ?? 0)).map { signs[$0] ?? "-" }.joined()
}
