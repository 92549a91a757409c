import Foundation
import SocialService

/// The service, and what every request to it has in common.
public struct Twitter: Sendable {
    /// Who answers.
    public let service: TwitterService

    /// Parameters that are added to each search, or put in the place of its own: what `--query KEY=VALUE` asks for.
    public let overrides: [String: String]

    /// Twitter at a service.
    public init(service: TwitterService, overrides: [String: String] = [:]) {
        self.service = service
        self.overrides = overrides
    }

    /// A request for the tweets in which a text occurs: `GET search/tweets.json?q=…`. It goes nowhere until it is performed, and it has no account yet.
    public func searchRequest(for text: String) -> SocialRequest {
        SocialRequest(service, .get, TwitterService.searchURL, parameters: ["q": text].merging(overrides) { _, override in override })
    }

    /// A request for a picture, such as an avatar. It needs no account.
    public func imageRequest(for url: URL) -> SocialRequest {
        SocialRequest(service, .get, url)
    }
}
