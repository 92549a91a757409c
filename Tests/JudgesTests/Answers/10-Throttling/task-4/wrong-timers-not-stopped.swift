// Says: has to stop the timer of the one before
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let timers = CompositeDisposable()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                timers.add(scheduler.schedule(after: interval) { subscriber.send(text) })
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                subscriber.complete()
            }
        }
        timers.add(source)
        return timers
    }
}
