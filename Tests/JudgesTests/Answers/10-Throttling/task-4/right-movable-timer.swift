@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let waiting = Mutex<String?>(nil)
        let sendWaiting: @Sendable () -> Void = {
            let text = waiting.withLock { text -> String? in
                defer { text = nil }
                return text
            }
            if let text { subscriber.send(text) }
        }
        let timer = scheduler.makeTimer(sendWaiting)
        let source = texts.subscribe(
            next: { text in
                waiting.withLock { $0 = text }
                timer.start(at: scheduler.now + interval)
            },
            failed: { error in subscriber.fail(error) },
            completed: {
                sendWaiting()
                subscriber.complete()
            }
        )
        return ActionDisposable {
            source.dispose()
            timer.dispose()
        }
    }
}
