import SharedJudges

/// A controller of chapter 02's predict task: it owns a field's text, and a pipeline that can hold the controller.
final class SampleController: Sendable {
    enum Kind: CaseIterable, Sendable {
        case strong, weak, strongInMap, endsByItself, unsubscribed, method, disposed, bound, strongInNested

        var code: String {
            switch self {
            case .strong: "text.map(rule).subscribe(next: { color in self.show(color) })"
            case .weak: "text.map(rule).subscribe(next: { [weak self] color in self?.show(color) })"
            case .strongInMap:
                "text.map { text in self.color(for: text) }.subscribe(next: { [weak self] color in self?.show(color) })"
            case .endsByItself: "text.map(rule).take(first: 1).subscribe(next: { color in self.show(color) })"
            case .unsubscribed: "text.map { text in self.color(for: text) }, never subscribed to"
            case .method: "text.map(rule).subscribe(next: show)"
            case .disposed:
                "text.map(rule).subscribe(next: { color in self.show(color) }), disposed just before the release"
            case .bound: "text.map(rule).bind(to: field, \\.background)"
            case .strongInNested:
                """
                text.map(rule).doNext { color in self.note(color) }
                        .subscribe(next: { [weak self] color in self?.show(color) })
                """
            }
        }

        var misreading: String {
            switch self {
            case .strong: "strong closure overlooked"
            case .weak: "weak closure mistrusted"
            case .strongInMap: "closure of map overlooked"
            case .endsByItself: "end overlooked"
            case .unsubscribed: "recipe mistrusted"
            case .method: "method as closure overlooked"
            case .disposed: "disposal overlooked"
            case .bound: "bind mistrusted"
            case .strongInNested: "closure of doNext overlooked"
            }
        }
    }

    private let kind: Kind
    private let text = Property("")
    private let background = Property("")
    private let subscription = SerialDisposable()

    init(_ kind: Kind) {
        self.kind = kind
        subscribe()
    }

    func type(_ text: String) { self.text.value = text }

    func close() {
        if kind == .disposed { subscription.dispose() }
    }

    /// Breaks the cycle, so that nothing leaks.
    func takeDown() { subscription.dispose() }

    private func show(_ color: String) { background.value = color }

    private func color(for text: String) -> String { Self.rule(text) }

    private static func rule(_ text: String) -> String { text.count > 2 ? "white" : "yellow" }

    private func subscribe() {
        let texts = text.signal
        let colors = texts.map(Self.rule)
        switch kind {
        case .strong, .disposed: subscription.replace(with: colors.subscribe(next: { color in self.show(color) }))
        case .weak: subscription.replace(with: colors.subscribe(next: { [weak self] color in self?.show(color) }))
        case .strongInMap:
            subscription.replace(
                with: texts.map { self.color(for: $0) }.subscribe(next: { [weak self] color in self?.show(color) }))
        case .endsByItself:
            subscription.replace(with: colors.take(first: 1).subscribe(next: { color in self.show(color) }))
        case .unsubscribed: _ = texts.map { self.color(for: $0) }
        case .method: subscription.replace(with: colors.subscribe(next: show))
        case .bound:
            subscription.replace(with: colors.subscribe(next: { [weak background] color in background?.value = color }))
        case .strongInNested:
            subscription.replace(
                with: colors.doNext { color in self.show(color) }.subscribe(next: { [weak self] color in
                    self?.show(color)
                }))
        }
    }
}
