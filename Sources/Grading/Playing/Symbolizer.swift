import Foundation
import Marbles
import Playing
import Terminal

/// Names the functions and lines at addresses of programs and libraries, with the toolchain's `llvm-symbolizer`.
///
/// Its input comes from the learner's code, so it's in a sandbox if the program is.
struct Symbolizer: Sendable {
    /// The most addresses that are looked up at once.
    private static let mostQuestions = 4_000

    let program: URL
    let sandbox: Sandbox?

    /// The source lines of positions in code; nil if the symbolizer fails. Only the program itself and libraries that
    /// every program may read are looked at.
    func lines(of places: [CodePlace]) async -> SourceLines? {
        let asked = places.filter { mayRead($0.image) }.prefix(Self.mostQuestions)
        let tool = SwiftToolchain.path(of: "llvm-symbolizer")
        let command = sandbox?.words(toRun: tool, reading: [program.path]) ?? [tool]
        var spawn = Spawn(command[0], command.dropFirst() + SourceLines.words(toLookUp: Array(asked)))
        spawn.errors = .null
        guard let run = try? await spawn.collect(atMost: 1 << 24), run.terminationStatus.isSuccess, !run.isTruncated
        else { return nil }
        var lines = SourceLines()
        lines.add(symbolizerOutput: Data(run.output))
        return lines
    }

    private func mayRead(_ image: String) -> Bool {
        image == program.path || Toolchain.libraryFolders.contains { image.hasPrefix($0 + "/") }
    }
}
