import ReactiveCore

extension Signal {
    /// Gives this stage of a pipeline a lane of its own in the trace of the program, if it was asked for one.
    ///
    /// Where nothing is traced, this is the signal itself: an event costs nothing more than without it.
    ///
    /// - Parameter describe: the marble of a value, where the value's own description is not short enough for one.
    public func traced(_ name: String, as describe: @escaping @Sendable (Value) -> String = { "\($0)" }) -> Signal {
        guard let tracer = Tracer.current else { return self }
        tracer.open(name)
        return doNext { value in tracer.write(.next(describe(value)), in: name) }
            .doFailed { failure in tracer.write(.failed("\(failure)"), in: name) }
            .doCompleted { tracer.write(.completed, in: name) }
    }
}

extension MainSignal {
    /// Gives this stage a lane in the trace, as ``Signal/traced(_:as:)`` does.
    public func traced(_ name: String, as describe: @escaping @Sendable (Value) -> String = { "\($0)" }) -> MainSignal {
        guard let tracer = Tracer.current else { return self }
        tracer.open(name)
        return doNext { value in tracer.write(.next(describe(value)), in: name) }
            .doFailed { failure in tracer.write(.failed("\(failure)"), in: name) }
            .doCompleted { tracer.write(.completed, in: name) }
    }
}
