import Foundation
import SocialService
import TerminalUI

/// Makes requests to the service.
public struct Twitter: Sendable {
    /// The service that answers the requests.
    public let service: TwitterService

    /// Parameters for every search, from the option `--query KEY=VALUE`. They replace parameters with the same name.
    public let overrides: [String: String]

    /// Decodes a picture file on the caller's thread. Throws a `PNGError`.
    public let decodePicture: @Sendable (Data) throws(PNGError) -> Image

    /// Creates a `Twitter` for a service.
    ///
    /// - Parameters:
    ///   - service: the service that answers the requests.
    ///   - overrides: parameters for every search.
    ///   - decodePicture: decodes a picture file. A check replaces it to record the calling thread.
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

    /// Returns a request for tweets with a text: `GET search/tweets.json?q=…`. Give it an account before performing it.
    public func searchRequest(for text: String) -> SocialRequest {
        SocialRequest(
            service, TwitterService.searchURL, parameters: ["q": text].merging(overrides) { _, override in override })
    }

    /// Returns a request for a picture, such as an avatar. It needs no account.
    public func imageRequest(for url: URL) -> SocialRequest {
        SocialRequest(service, url)
    }
}
