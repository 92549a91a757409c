// Says: was sent again at the end
// Breaks: count
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
                timer.replace(with: scheduler.schedule(after: interval) { subscriber.send(text) })
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
