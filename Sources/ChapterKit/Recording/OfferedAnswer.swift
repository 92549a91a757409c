import SocialService

/// A response that the user can give to a request while stepping.
struct OfferedAnswer: Sendable, Equatable {
    let response: ResponsePlan.Response
    let words: String

    /// The responses to a kind of request: at most nine, since a digit chooses one.
    static func all(for kind: RequestKind) -> [OfferedAnswer] {
        let usual = OfferedAnswer(response: .answer, words: "the usual answer")
        let broken = OfferedAnswer(response: .drop, words: "a broken connection")
        let never = OfferedAnswer(response: .never, words: "no answer, ever")
        return switch kind {
        case .search:
            [
                usual, .failure(.rateLimitExceeded, "rate limit exceeded"), .failure(.overCapacity, "over capacity"),
                .failure(.expiredToken, "expired token"), .failure(.internalError, "internal error"), broken,
                OfferedAnswer(response: .malformed, words: "malformed JSON, which breaks off"),
                OfferedAnswer(response: .withoutStatuses, words: "JSON without statuses"), never,
            ]
        case .picture:
            [
                usual, .failure(.unknownPath, "not found"), .failure(.overCapacity, "over capacity"), broken,
                OfferedAnswer(response: .malformed, words: "a damaged file"), never,
            ]
        }
    }

    private static func failure(_ failure: APIFailure, _ words: String) -> OfferedAnswer {
        OfferedAnswer(response: .failure(failure), words: "status \(failure.status), \(words)")
    }
}
