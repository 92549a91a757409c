#if canImport(Combine)
// The first program of Chapters/Epilogue.md. Linux only parses it.

import Combine
import Foundation

final class SearchModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var outcome = SearchResult.tooShort

    init(twitter: Twitter) {
        let main = DispatchQueue.main
        $text
            .debounce(for: .milliseconds(500), scheduler: main)
            .map { searchResult(of: $0, on: twitter) }
            .switchToLatest()
            .receive(on: main)
            .assign(to: &$outcome)
    }
}

func searchResult(
    of text: String, on twitter: Twitter
) -> AnyPublisher<SearchResult, Never> {
    guard text.count > 2 else {
        return Just(.tooShort).eraseToAnyPublisher()
    }
    return twitter.search(for: text)
        .map { tweets in .found(tweets) }
        .catch { error in Just(.failed(error)) }
        .eraseToAnyPublisher()
}

extension Twitter {
    func search(for text: String) -> AnyPublisher<[Tweet], any Error> {
        Empty().eraseToAnyPublisher()
    }
}
#endif
