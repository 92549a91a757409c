import TerminalUI

/// The visible state of a search form at an instant.
public struct SeenScreen: Sendable, Equatable {
    /// The text of the field.
    public var text: String
    /// The color behind the text.
    public var color: Color
    /// The line below the field.
    public var status: String
    /// The tweets in the list.
    public var tweets: [Tweet]
}

extension SeenScreen: CustomStringConvertible {
    /// For example, `"swi"  white  14 tweets`.
    public var description: String {
        var parts = ["\"\(text)\"", "\(color)"]
        if !status.isEmpty {
            parts.append(status)
        } else if !tweets.isEmpty {
            parts.append("\(tweets.count) tweet\(tweets.count == 1 ? "" : "s")")
        }
        return parts.joined(separator: "  ")
    }
}

extension SearchForm {
    /// The state that the user sees now.
    public var seen: SeenScreen {
        SeenScreen(text: searchField.text, color: searchField.background, status: status.text, tweets: results.tweets)
    }

    /// Calls a closure whenever the visible content is set, perhaps to an equal value. One key can cause several calls.
    public func onScreenChange(_ act: @escaping @MainActor @Sendable () -> Void) {
        searchField.textSignal.skip(first: 1).subscribe(next: { _ in act() })
        searchField.backgroundSignal.skip(first: 1).subscribe(next: { _ in act() })
        status.textSignal.skip(first: 1).subscribe(next: { _ in act() })
        results.tweetsSignal.skip(first: 1).subscribe(next: { _ in act() })
    }
}
