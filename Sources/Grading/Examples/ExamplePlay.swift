import Marbles
import Playing

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
