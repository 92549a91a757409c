import Foundation

/// What a handler is called with.
struct ServiceAnswer: Sendable {
    var data: Data?
    var response: HTTPResponse?
    var error: TransportError?
}
