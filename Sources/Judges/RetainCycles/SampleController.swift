import SharedJudges

/// A controller of chapter 02's predict task: it owns a field's text, and a pipeline that can hold the controller.
final class SampleController: Sendable {
    /// The kinds of pipeline, by the names of their misreadings.
    enum Kind: String, CaseIterable, Sendable {
        case strong = "strong closure overlooked"
        case weak = "weak closure mistrusted"
        case strongInMap = "closure of map overlooked"
        case endsByItself = "end overlooked"
        case unsubscribed = "recipe mistrusted"
        case method = "method as closure overlooked"
        case disposed = "disposal overlooked"
        case bound = "bind mistrusted"
        case strongInNested = "closure of doNext overlooked"

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

        /// Whether a controller with the pipeline is freed at its release.
        var isFreed: Bool {
            var controller: SampleController? = SampleController(self)
            controller?.text.value = "mag"
            if self == .disposed { controller?.subscription.dispose() }
            weak let watched = controller
            controller = nil
            // The leak is part of the question, but must not remain in this process.
            defer { watched?.subscription.dispose() }
            return watched == nil
        }
    }

    private let text = Property("")
    private let background = Property("")
    private let subscription = SerialDisposable()

    private init(_ kind: Kind) {
        if let pipeline = subscribed(as: kind) { subscription.replace(with: pipeline) }
    }

    private func show(_ color: String) { background.value = color }

    private func color(for text: String) -> String { Self.rule(text) }

    private static func rule(_ text: String) -> String { text.count > 2 ? "white" : "yellow" }

    private func subscribed(as kind: Kind) -> (any Disposable)? {
        let texts = text.signal
        let colors = texts.map(Self.rule)
        switch kind {
        case .strong, .disposed: return colors.subscribe(next: { color in self.show(color) })
        case .weak: return colors.subscribe(next: { [weak self] color in self?.show(color) })
        case .strongInMap:
            return texts.map { self.color(for: $0) }.subscribe(next: { [weak self] color in self?.show(color) })
        case .endsByItself: return colors.take(first: 1).subscribe(next: { color in self.show(color) })
        case .unsubscribed:
            _ = texts.map { self.color(for: $0) }
            return nil
        case .method: return colors.subscribe(next: show)
        case .bound: return colors.subscribe(next: { [weak background] color in background?.value = color })
        case .strongInNested:
            return colors.doNext { color in self.show(color) }
                .subscribe(next: { [weak self] color in self?.show(color) })
        }
    }
}
