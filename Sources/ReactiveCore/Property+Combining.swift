extension Property {
    /// This property, without a way to set it.
    @inlinable var readOnly: ReadOnlyProperty<Value> { ReadOnlyProperty(signal: signal) { [core] in core.last.value! } }

    /// A read-only property of two properties: its value is the pair of their values.
    ///
    ///     let area = width.combineLatest(with: height).map { $0 * $1 }
    ///     print(area.value)
    ///     area.signal.subscribe(next: { print($0) })
    ///
    /// The signal sends the pair at once, then whenever one of them is assigned, and completes when both are freed. The
    /// new property keeps neither of them alive.
    @inlinable public func combineLatest<Other: Sendable>(
        with other: Property<Other>
    ) -> ReadOnlyProperty<(Value, Other)> { readOnly.combineLatest(with: other.readOnly) }

    /// A read-only property of two properties. See ``combineLatest(with:)-(Property<Other>)``.
    @inlinable public func combineLatest<Other: Sendable>(
        with other: ReadOnlyProperty<Other>
    ) -> ReadOnlyProperty<(Value, Other)> { readOnly.combineLatest(with: other) }
}

extension ReadOnlyProperty {
    /// A read-only property of two properties. See ``Property/combineLatest(with:)-(Property<Other>)``.
    @inlinable public func combineLatest<Other: Sendable>(
        with other: Property<Other>
    ) -> ReadOnlyProperty<(Value, Other)> { combineLatest(with: other.readOnly) }

    /// A read-only property of two properties. See ``Property/combineLatest(with:)-(Property<Other>)``.
    @inlinable public func combineLatest<Other: Sendable>(
        with other: ReadOnlyProperty<Other>
    ) -> ReadOnlyProperty<(Value, Other)> {
        ReadOnlyProperty<(Value, Other)>(signal: signal.combineLatest(with: other.signal)) { [read] in
            (read(), other.read())
        }
    }
}
