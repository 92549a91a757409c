import Foundation
import ReactiveCore
import SocialService
import StarterProject
import Testing

@Suite("The errors of Twitter Instant") struct ErrorTests {
    @Test(
        arguments: [
            (#"{"errors":[{"message":"Rate limit exceeded","code":88}]}"#, 88, "Rate limit exceeded"),
            (#"{"errors":"Status is a duplicate."}"#, nil, "Status is a duplicate."),
            (#"{"error":"Not Found","request":"/1/search.json"}"#, nil, "Not Found"),
            ("<html><body>Over capacity</body></html>", nil, nil),
        ] as [(String, Int?, String?)])
    func `keep Twitter's own error in each shape of a body`(body: String, code: Int?, message: String?) async throws {
        let service = TwitterService(clock: SchedulerClock(time: SystemTime()))
        let response: HTTPResponse = try await withCheckedThrowingContinuation { continuation in
            SocialRequest(service, TwitterService.searchURL).perform { _, response, _ in
                continuation.resume(with: Result { try #require(response) })
            }
        }
        let refusal = InvalidResponse.refusal(response, body: Data(body.utf8))
        #expect(refusal == .refused(status: 400, code: code, message: message))
    }
}
