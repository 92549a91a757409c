// Says: not only the first of a burst
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let waiting = Mutex<String?>(nil)
        let timer = CompositeDisposable()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                let isFirst = waiting.withLock { waiting in
                    defer { waiting = text }
                    return waiting == nil
                }
                guard isFirst else { return }
                timer.add(
                    scheduler.schedule(after: interval) {
                        if let text = waiting.withLock({ $0.take() }) { subscriber.send(text) }
                    })
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                if let text = waiting.withLock({ $0.take() }) { subscriber.send(text) }
                subscriber.complete()
            }
        }
        let ending = CompositeDisposable()
        ending.add(source)
        ending.add(timer)
        return ending
    }
}
