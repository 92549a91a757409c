// Says: Nothing newer can come: send it at once
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let waiting = Mutex<String?>(nil)
        let timer = SerialDisposable()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                waiting.withLock { $0 = text }
                timer.replace(
                    with: scheduler.schedule(after: interval) {
                        if let text = waiting.withLock({ $0.take() }) { subscriber.send(text) }
                    })
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                timer.replace(
                    with: scheduler.schedule(after: interval) {
                        if let text = waiting.withLock({ $0.take() }) { subscriber.send(text) }
                        subscriber.complete()
                    })
            }
        }
        let ending = CompositeDisposable()
        ending.add(source)
        ending.add(timer)
        return ending
    }
}
