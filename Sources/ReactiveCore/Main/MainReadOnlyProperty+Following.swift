extension MainReadOnlyProperty {
    /// A property that follows a signal. See ``ReadOnlyProperty/init(_:then:)``.
    ///
    ///     let title = MainReadOnlyProperty("", then: results.deliver(on: main).map { "\($0.count) tweets" })
    public init(_ initial: Value, then source: MainSignal<Value, Never>) {
        let property = ReadOnlyProperty(initial, then: source.signal)
        // The last copy may be released on any thread, which completes the signal.
        let signal = property.signal.onMain(by: source.scheduler).endedOnMain(by: source.scheduler)
        self.init(signal: signal.uncheckedMain(by: source.scheduler)) { property.value }
    }
}
