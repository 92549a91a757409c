import TerminalUI

/// A screen's text for a screen reader: each view is printed once, and again after it changes.
@MainActor
struct SpokenScreen {
    private var said: [ObjectIdentifier: [String]] = [:]
    private var seen: [ObjectIdentifier: [String]] = [:]

    /// The sentences of the views that have changed. A view that has just changed waits for the next call, so that a
    /// brief change isn't printed.
    mutating func news(of views: [any ScreenView]) -> [String] {
        var news: [String] = []
        var now: [ObjectIdentifier: [String]] = [:]
        for view in views.flatMap(Self.leaves) {
            let id = ObjectIdentifier(view)
            let sentences = view.sentences
            now[id] = sentences
            guard sentences == seen[id], sentences != said[id] else { continue }
            said[id] = sentences
            news += sentences
        }
        said = said.filter { now[$0.key] != nil }
        seen = now
        return news
    }

    private static func leaves(of view: any ScreenView) -> [any ScreenView] {
        view.subviews.isEmpty ? [view] : view.subviews.flatMap(leaves)
    }
}
