#if canImport(SwiftUI)
// The second program of Chapters/Epilogue.md. Linux only parses it.

import SwiftUI

struct SearchView: View {
    let twitter: Twitter
    @State private var text = ""
    @State private var outcome = SearchResult.tooShort

    var body: some View {
        OutcomeView(outcome)
            .searchable(text: $text)
            .task(id: text) { await search() }
    }

    private func search() async {
        do {
            try await Task.sleep(for: .milliseconds(500))
        } catch { return }
        let new = await searchResult(of: text, on: twitter)
        if !Task.isCancelled { outcome = new }
    }
}

struct OutcomeView: View {
    let outcome: SearchResult

    init(_ outcome: SearchResult) { self.outcome = outcome }

    var body: some View { Text("\(outcome)") }
}
#endif
