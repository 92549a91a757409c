@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let newest = Mutex<(number: Int, text: String?)>((0, nil))
        let timers = CompositeDisposable()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                let number = newest.withLock { newest in
                    newest = (newest.number + 1, text)
                    return newest.number
                }
                timers.add(
                    scheduler.schedule(after: interval) {
                        let text = newest.withLock { newest -> String? in
                            guard newest.number == number else { return nil }
                            defer { newest.text = nil }
                            return newest.text
                        }
                        if let text { subscriber.send(text) }
                    })
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                if let text = newest.withLock({ $0.text }) { subscriber.send(text) }
                subscriber.complete()
            }
        }
        timers.add(source)
        return timers
    }
}
