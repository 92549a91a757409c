import FlyingFox
import FlyingSocks
import Foundation
import SocialService

/// Answers HTTP requests with what a service in this process answers: the same statuses, headers and bytes.
struct HTTPFront {
    private let server: HTTPServer

    /// A front for a service, on the loopback interface only. Nothing listens yet.
    ///
    /// - Parameter port: 0 for any that is free.
    init(for service: TwitterService, port: UInt16) throws {
        server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: port),
            // An answer that never comes is one of the conditions.
            timeout: 10 * 365 * 86_400,
            logger: .disabled,
            handler: Handler(service: service)
        )
    }

    /// Listens until the task is cancelled.
    ///
    /// - Parameter listening: called once, with the address, when requests can come.
    /// - Throws: ``ListeningError`` when the port cannot be had.
    func run(listening: @escaping @Sendable (_ address: String) -> Void) async throws {
        do {
            try await withThrowingTaskGroup { [server] group in
                group.addTask { try await server.run() }
                group.addTask {
                    try await server.waitUntilListening(timeout: 60)
                    if case .ip4(_, let port) = await server.listeningAddress { listening("http://127.0.0.1:\(port)") }
                }
                do { while try await group.next() != nil {} } catch {
                    group.cancelAll()
                    throw error
                }
            }
        } catch SocketError.failed(_, let number, let message) where !Task.isCancelled {
            throw ListeningError(isTaken: number == EADDRINUSE, message: message)
        } catch where Task.isCancelled {}
    }
}

/// Why a port cannot be listened at.
struct ListeningError: Error, Equatable {
    /// Whether somebody else listens there.
    let isTaken: Bool
    /// The system's words.
    let message: String
}
