// Says: before anything subscribed
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    let sent = Subject<String, TwitterInstantError>()
    let timer = SerialDisposable()
    texts.observe { event in
        if case .next(let text) = event {
            timer.replace(with: scheduler.schedule(after: interval) { sent.send(text) })
        } else {
            sent.send(event)
        }
    }
    return sent.signal
}
