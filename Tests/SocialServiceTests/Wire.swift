import Foundation
import SocialService
import SocialServiceHTTP

@testable import SocialServer

/// A service behind HTTP on a port of its own, the near end of it, and a twin of it in this process.
struct Wire: Sendable {
    let address: ServiceAddress
    /// The service behind the server.
    let far: TwitterService
    /// What a program uses that asks the server.
    let near: TwitterService
    /// The same service without a wire.
    let twin: TwitterService

    /// Starts a server, lends a wire to it, and waits until the server has ended.
    static func lend(_ conditions: ServiceConditions = ServiceConditions(), to use: @Sendable (Wire) async throws -> Void) async throws {
        let far = TwitterService(conditions: conditions, clock: InstantClock())
        let twin = TwitterService(conditions: conditions, clock: InstantClock())
        let front = try HTTPFront(for: far, port: 0)
        let (addresses, arrival) = AsyncStream.makeStream(of: String.self)
        try await withThrowingTaskGroup { group in
            group.addTask {
                defer { arrival.finish() }
                try await front.run { arrival.yield($0) }
            }
            guard let text = await addresses.first(where: { _ in true }) else { throw Missing() }
            let address = try ServiceAddress(parsing: text)
            try await use(Wire(address: address, far: far, near: TwitterService(over: HTTPTransport(to: address)), twin: twin))
            group.cancelAll()
            try await group.waitForAll()
        }
    }

    /// What a service answers.
    func ask(
        _ service: TwitterService, _ url: URL, _ parameters: [String: String] = [:], account: Account? = reader,
        method: SocialRequest.Method = .get
    ) async -> Reply {
        var request = SocialRequest(service, method, url, parameters: parameters)
        request.account = account
        return await withCheckedContinuation { continuation in
            request.perform { data, response, error in
                continuation.resume(returning: Reply(data: data, response: response, error: error))
            }
        }
    }

    func search(_ service: TwitterService, _ parameters: [String: String]) async -> Reply {
        await ask(service, TwitterService.searchURL, parameters)
    }
}
