import ReactiveCore

extension Signal {
    /// Gives this stage of a pipeline a lane of its own in the trace of the program, if it was asked for one.
    ///
    /// Where nothing is traced, this is the signal itself: an event costs nothing more than without it.
    public func traced(_ name: String) -> Signal {
        guard let tracer = Tracer.current else { return self }
        tracer.open(name)
        return doNext { value in tracer.write(.next("\(value)"), in: name) }
            .doFailed { failure in tracer.write(.failed("\(failure)"), in: name) }
            .doCompleted { tracer.write(.completed, in: name) }
    }
}

extension MainSignal {
    /// Gives this stage a lane in the trace, as ``Signal/traced(_:)`` does.
    public func traced(_ name: String) -> MainSignal {
        guard let tracer = Tracer.current else { return self }
        tracer.open(name)
        return doNext { value in tracer.write(.next("\(value)"), in: name) }
            .doFailed { failure in tracer.write(.failed("\(failure)"), in: name) }
            .doCompleted { tracer.write(.completed, in: name) }
    }
}
