import Foundation
import Terminal
import Testing

enum BuiltProducts {
    /// The folder of the programs; nil if the test isn't in a build folder.
    static let folder = BuildLayout.ofRunningProgram.map { URL(filePath: $0.products) }

    static func output(of product: String, _ arguments: [String]) async throws -> String {
        let program = try #require(folder).appending(path: product)
        return try await Spawn(program.path, arguments).collect().standardOutput
    }
}
