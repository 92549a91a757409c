final class Waiting: Sendable {
    private let text = Mutex<String?>(nil)
    private let timer = Mutex<(any Disposable)?>(nil)

    func wait(with text: String, timer makeTimer: () -> any Disposable) {
        stop()
        self.text.withLock { $0 = text }
        let started = makeTimer()
        timer.withLock { $0 = started }
    }

    func stop() {
        timer.withLock { $0 }?.dispose()
    }

    func take() -> String? {
        text.withLock { text in
            let taken = text
            text = nil
            return taken
        }
    }
}

@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let waiting = Waiting()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                waiting.wait(with: text) {
                    scheduler.schedule(after: interval) {
                        guard let text = waiting.take() else { return }
                        subscriber.send(text)
                    }
                }
            case .completed:
                if let text = waiting.take() { subscriber.send(text) }
                subscriber.complete()
            case .failed:
                subscriber.send(event)
            }
        }
        return ActionDisposable {
            waiting.stop()
            source.dispose()
        }
    }
}
