extension ExamplePlay {
    package init(
        opening: @escaping @Sendable ([TimedEvent]) -> [BookVerb],
        action: @escaping @Sendable (TimedEvent.Kind) -> BookVerb?,
        mistakeInAll: @escaping @Sendable ([TimedEvent]) -> String? = { _ in nil }
    ) {
        self.init(
            opening: { opening($0).map { .verb($0) } }, playing: { action($0).map { .verb($0) } },
            mistakeInAll: mistakeInAll)
    }

    /// Marbles are keys in the only field, after the opening.
    /// - Parameter other: the verb for a marble that isn't a key; nil for keys.
    package static func keys(
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

    /// Marbles are events of a source with one subscriber.
    /// - Parameter send: the verb that sends a value; nil for texts that aren't values of this source.
    package static func source(_ send: @escaping @Sendable (String) -> BookVerb?) -> ExamplePlay {
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
