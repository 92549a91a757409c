import ArgumentParser
import Dispatch
import Foundation
import SocialService

/// `social-service`: the service on a real wire.
@main
struct SocialServiceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "social-service",
        abstract: "Serve the workbook's stand-in for Twitter over HTTP, to programs on this machine.",
        discussion: """
            The first line that it prints is its address; a chapter that is run with --service and this address asks it in place of
            the one in its own process, and gets the same bytes. Ctrl-C ends it.
            """
    )

    @Option(help: "The port to listen at; 0 takes one that is free.")
    var port: UInt16 = 0

    @OptionGroup var conditions: ConditionOptions

    func run() async throws {
        let service = TwitterService(conditions: conditions.conditions)
        let front = try HTTPFront(for: service, port: port)
        let serving = Task {
            try await front.run { address in
                print(address)
                fflush(nil)
            }
        }
        let interrupts = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { serving.cancel() }
            source.resume()
            return source
        }
        defer { interrupts.forEach { $0.cancel() } }
        do {
            try await serving.value
        } catch let error as ListeningError {
            let why = error.isTaken ? "somebody listens there already; give another, or 0 for one that is free" : error.message
            FileHandle.standardError.write(Data("Port \(port) of 127.0.0.1 cannot be had: \(why).\n".utf8))
            throw ExitCode.failure
        }
    }
}
