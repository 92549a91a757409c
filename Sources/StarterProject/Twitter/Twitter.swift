import Foundation
import SocialService
import TerminalUI

/// The service, and what every request to it has in common.
public struct Twitter: Sendable {
    /// Who answers.
    public let service: TwitterService

    /// Parameters that are added to each search, or put in the place of its own: what `--query KEY=VALUE` asks for.
    public let overrides: [String: String]

    /// Takes the file of a picture apart. It works until it is done, on the thread of whoever calls it, and fails with a `PNGError`.
    public let decodePicture: @Sendable (Data) throws(PNGError) -> Image

    /// Twitter at a service.
    ///
    /// - Parameters:
    ///   - service: who answers.
    ///   - overrides: parameters that are added to each search, or put in the place of its own.
    ///   - decodePicture: takes pictures apart; a judge is told that way where it is called.
    public init(
        service: TwitterService,
        overrides: [String: String] = [:],
        decodePicture: @escaping @Sendable (Data) throws(PNGError) -> Image = { file throws(PNGError) in
            try Image(png: file)
        }
    ) {
        self.service = service
        self.overrides = overrides
        self.decodePicture = decodePicture
    }

    /// A request for the tweets in which a text occurs: `GET search/tweets.json?q=…`. It goes nowhere until it is performed, and it has no account yet.
    public func searchRequest(for text: String) -> SocialRequest {
        SocialRequest(
            service, .get, TwitterService.searchURL,
            parameters: ["q": text].merging(overrides) { _, override in override })
    }

    /// A request for a picture, such as an avatar. It needs no account.
    public func imageRequest(for url: URL) -> SocialRequest {
        SocialRequest(service, .get, url)
    }
}
