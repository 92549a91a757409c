// The program with a package of Chapters/13-AsyncAwait/Lesson.md.

import AsyncAlgorithms

enum SearchOutcome: Sendable {
    case tooShort
    case found([Tweet])
    case failed(any Error)
}

func searchOutcome(
    of text: String, on twitter: Twitter
) async -> SearchOutcome {
    guard text.count > 2 else { return .tooShort }
    do {
        return .found(try await twitter.search(for: text))
    } catch {
        return .failed(error)
    }
}

func searchOutcomes(
    of texts: AsyncStream<String>, on twitter: Twitter,
    clock: some Clock<Duration>
) -> some AsyncSequence<SearchOutcome, Never> & Sendable {
    texts
        .debounce(for: .milliseconds(500), clock: clock)
        .flatMapLatest { text in
            [text].async.map { text in
                await searchOutcome(of: text, on: twitter)
            }
        }
}
