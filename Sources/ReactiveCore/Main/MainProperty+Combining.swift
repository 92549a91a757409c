extension MainProperty {
    var readOnly: MainReadOnlyProperty<Value> { map { $0 } }

    /// A read-only property of two properties. See ``Property/combineLatest(with:)-(Property<Other>)``.
    public func combineLatest<Other: Sendable>(
        with other: MainProperty<Other>
    ) -> MainReadOnlyProperty<(Value, Other)> { readOnly.combineLatest(with: other.readOnly) }

    /// A read-only property of two properties. See ``Property/combineLatest(with:)-(Property<Other>)``.
    public func combineLatest<Other: Sendable>(
        with other: MainReadOnlyProperty<Other>
    ) -> MainReadOnlyProperty<(Value, Other)> { readOnly.combineLatest(with: other) }
}

extension MainReadOnlyProperty {
    /// A read-only property of two properties. See ``Property/combineLatest(with:)-(Property<Other>)``.
    public func combineLatest<Other: Sendable>(
        with other: MainProperty<Other>
    ) -> MainReadOnlyProperty<(Value, Other)> { combineLatest(with: other.readOnly) }

    /// A read-only property of two properties. See ``Property/combineLatest(with:)-(Property<Other>)``.
    public func combineLatest<Other: Sendable>(
        with other: MainReadOnlyProperty<Other>
    ) -> MainReadOnlyProperty<(Value, Other)> {
        MainReadOnlyProperty<(Value, Other)>(signal: signal.combineLatest(with: other.signal)) { [read] in
            (read(), other.read())
        }
    }
}
