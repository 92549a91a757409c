// Says: that changed what the first one gets
// Breaks: second run
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    let waiting = Mutex<String?>(nil)
    let timer = SerialDisposable()
    return Signal { subscriber in
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
