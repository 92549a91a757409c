import Foundation
import SocialService
import TerminalUI

/// Makes requests to the service.
public struct Twitter: Sendable {
    /// The service that answers.
    public let service: TwitterService

    /// Parameters of all searches, which replace those of a request: from the option `--query KEY=VALUE`.
    public let overrides: [String: String]

    /// Decodes the file of a picture on the caller's thread. Throws a `PNGError`.
    public let decodePicture: @Sendable (Data) throws(PNGError) -> Image

    /// Creates a `Twitter` for a service.
    ///
    /// - Parameters:
    ///   - service: the service that answers.
    ///   - overrides: parameters of all searches, which replace those of a request.
    ///   - decodePicture: decodes the file of a picture. A check replaces it to see on which thread it's called.
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

    /// Returns a request for tweets with a text: `GET search/tweets.json?q=…`. It needs an account before it's
    /// performed.
    public func searchRequest(for text: String) -> SocialRequest {
        SocialRequest(
            service, .get, TwitterService.searchURL,
            parameters: ["q": text].merging(overrides) { _, override in override })
    }

    /// Returns a request for a picture, such as an avatar. It needs no account.
    public func imageRequest(for url: URL) -> SocialRequest {
        SocialRequest(service, .get, url)
    }
}
