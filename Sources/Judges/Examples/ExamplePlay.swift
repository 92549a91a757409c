import Exercises
import Marbles
import Playing

/// How the marbles of an input lane become stimuli.
struct ExamplePlay: Sendable {
    /// What happens at the start, before the first marble.
    let opening: @Sendable ([TimedEvent]) -> [BookVerb]
    /// What a marble does; nil if it means nothing in this lane.
    let action: @Sendable (TimedEvent.Kind) -> Stimulus.Action?
    /// What is wrong with a lane as a whole; nil if nothing is.
    let mistakeInAll: @Sendable ([TimedEvent]) -> String?

    init(
        opening: @escaping @Sendable ([TimedEvent]) -> [BookVerb],
        action: @escaping @Sendable (TimedEvent.Kind) -> BookVerb?,
        mistakeInAll: @escaping @Sendable ([TimedEvent]) -> String? = { _ in nil }
    ) {
        (self.opening, self.mistakeInAll) = (opening, mistakeInAll)
        self.action = { action($0).map { .verb($0) } }
    }

    /// Marbles that the opening knows already: nothing is done at them.
    init(
        opening: @escaping @Sendable ([TimedEvent]) -> [BookVerb], waits: @escaping @Sendable (TimedEvent.Kind) -> Bool,
        mistakeInAll: @escaping @Sendable ([TimedEvent]) -> String?
    ) {
        (self.opening, self.mistakeInAll) = (opening, mistakeInAll)
        action = { waits($0) ? .wait : nil }
    }

    /// How long an example goes on after its last marble, so that everything comes out.
    private static let rest = Duration.seconds(5)

    /// The stimuli of one example.
    func stimuli(of example: Example) -> [Stimulus] {
        let events = example.input.events
        let end = max(example.input.diagram.end, example.expected.diagram.end) + Self.rest
        return opening(events).map { Stimulus(at: .zero, $0) }
            + events.compactMap { event in action(event.kind).map { Stimulus(at: event.time, $0) } }
            + [Stimulus(at: end, .wait)]
    }

    /// Why a marble can't be played; nil if it can.
    func mistake(_ kind: TimedEvent.Kind, meaning: String) -> String? {
        action(kind) == nil ? "\(kind.marble) has no meaning here. \(meaning)" : nil
    }
}

extension ExamplePlay {
    /// The keys of the only field, after something opens.
    /// - Parameter other: what another marble does.
    static func keys(
        _ opening: BookVerb..., other: @escaping @Sendable (TimedEvent.Kind) -> BookVerb? = { _ in nil }
    ) -> ExamplePlay {
        ExamplePlay(
            opening: { _ in opening },
            action: { kind in
                if let action = other(kind) { return action }
                return switch kind {
                case .next("<"): .delete
                case .next(let text) where !text.isEmpty: .type(text)
                default: nil
                }
            })
    }

    /// The events of a source with one subscriber.
    /// - Parameter send: what sends a value; nil for a text that isn't a value of this source.
    static func source(_ send: @escaping @Sendable (String) -> BookVerb?) -> ExamplePlay {
        ExamplePlay(
            opening: { _ in [.subscribe] },
            action: { kind in
                switch kind {
                case .next(let text): send(text)
                case .failed: .fail
                case .completed: .complete
                case .disposed: .dispose
                case .subscribed: nil
                }
            })
    }
}
