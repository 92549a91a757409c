import ReactiveCore

/// The album of task 12.6, as a signal.
@MainActor
func albumWithSignals(
    more: Signal<Void, Never>, refreshes: Signal<Void, Never>,
    page: @escaping @Sendable (Int) -> Signal<String, any Error>
) -> Signal<[String], Never> {
    refreshes
        .startWith(())
        .flatMapLatest {
            more
                .scan(0) { number, _ in number + 1 }
                .startWith(0)
                .flatMap(.concat) { number in
                    page(number).retry(1).catch { _ in .just("?") }
                }
                .scan([]) { shown, kitten in shown + [kitten] }
        }
}
