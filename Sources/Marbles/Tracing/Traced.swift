import ReactiveCore

extension Signal {
    /// Records the events of this stage in a lane of the program's trace.
    ///
    ///     texts.filter(isValid).traced("valid")
    ///
    /// Without a trace it returns the signal itself, so an event costs nothing.
    ///
    /// - Parameter describe: the text of a value's marble, if its own description is too long.
    public func traced(_ name: String, as describe: @escaping @Sendable (Value) -> String = { "\($0)" }) -> Signal {
        guard let tracer = Tracer.current else { return self }
        tracer.open(name)
        return doNext { value in tracer.write(.next(describe(value)), in: name) }
            .doFailed { failure in tracer.write(.failed("\(failure)"), in: name) }
            .doCompleted { tracer.write(.completed, in: name) }
    }
}

extension MainSignal {
    /// Records the events of this stage in a lane of the program's trace, as ``Signal/traced(_:as:)`` does.
    public func traced(_ name: String, as describe: @escaping @Sendable (Value) -> String = { "\($0)" }) -> MainSignal {
        guard let tracer = Tracer.current else { return self }
        tracer.open(name)
        return doNext { value in tracer.write(.next(describe(value)), in: name) }
            .doFailed { failure in tracer.write(.failed("\(failure)"), in: name) }
            .doCompleted { tracer.write(.completed, in: name) }
    }
}
