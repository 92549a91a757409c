// Says: The empty text wasn't sent
// Breaks: empty things
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let waiting = Mutex("")
        let timer = SerialDisposable()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                waiting.withLock { $0 = text }
                timer.replace(
                    with: scheduler.schedule(after: interval) {
                        let text = waiting.withLock { waiting in
                            defer { waiting = "" }
                            return waiting
                        }
                        if !text.isEmpty { subscriber.send(text) }
                    })
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                let text = waiting.withLock { $0 }
                if !text.isEmpty { subscriber.send(text) }
                subscriber.complete()
            }
        }
        let ending = CompositeDisposable()
        ending.add(source)
        ending.add(timer)
        return ending
    }
}
