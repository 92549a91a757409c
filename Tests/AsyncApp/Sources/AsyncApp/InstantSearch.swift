// The program with a package of Chapters/13-AsyncAwait/Lesson.md.

import AsyncAlgorithms

enum SearchResult: Sendable {
    case tooShort
    case found([Tweet])
    case failed(any Error)
}

func searchResult(
    of text: String, on twitter: Twitter
) async -> SearchResult {
    guard text.count > 2 else { return .tooShort }
    do {
        return .found(try await twitter.search(for: text))
    } catch {
        return .failed(error)
    }
}

func searchResults(
    of texts: AsyncStream<String>, on twitter: Twitter,
    clock: some Clock<Duration>
) -> some AsyncSequence<SearchResult, Never> & Sendable {
    texts
        .debounce(for: .milliseconds(500), clock: clock)
        .flatMapLatest { text in
            [text].async.map { text in
                await searchResult(of: text, on: twitter)
            }
        }
}
