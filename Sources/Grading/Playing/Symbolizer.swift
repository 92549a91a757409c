import Foundation
import Platform
import Subprocess

/// Names the functions and lines at addresses of programs and libraries, with the toolchain's `llvm-symbolizer`.
///
/// What the learner's code wrote into its program is read by it too, so it runs in isolation where that is in use.
struct Symbolizer: Sendable {
    /// An address in a file.
    struct Question: Hashable, Sendable {
        let image: String
        let address: UInt64
    }

    /// What is at an address.
    struct Symbol: Decodable, Sendable {
        enum CodingKeys: String, CodingKey {
            case function = "FunctionName"
            case file = "FileName"
            case line = "Line"
        }

        let function: String?
        let file: String?
        let line: Int?
    }

    private struct Answer: Decodable {
        enum CodingKeys: String, CodingKey {
            case address = "Address"
            case image = "ModuleName"
            case symbols = "Symbol"
        }

        let address: String?
        let image: String?
        let symbols: [Symbol]?
    }

    /// The most questions of one crash.
    private static let mostQuestions = 4_000

    /// The learner's program.
    let program: URL
    let sandbox: Sandbox?

    /// The symbols at each address, the innermost first; nil if the symbolizer can't be run. Only the program itself
    /// and libraries that every program may read are looked at.
    func answers(to questions: [Question]) async -> [Question: [Symbol]]? {
        let asked = questions.filter { mayRead($0.image) }.prefix(Self.mostQuestions)
        let words = asked.map { "CODE \"\($0.image)\" 0x" + String($0.address, radix: 16) }
        let tool = Toolchain.path(of: "llvm-symbolizer")
        let command = sandbox?.words(toRun: tool, reading: [program.path]) ?? [tool]
        let run = try? await Subprocess.run(
            command[0].contains("/") ? .path(.init(command[0])) : .name(command[0]),
            arguments: Arguments(Array(command.dropFirst()) + ["--output-style=JSON", "--no-demangle"] + words),
            output: .string(limit: 1 << 24), error: .discarded)
        guard let run, run.terminationStatus.isSuccess else { return nil }
        let found = (try? JSONDecoder().decode([Answer].self, from: Data(run.standardOutput.utf8))) ?? []
        var answers: [Question: [Symbol]] = [:]
        for answer in found {
            guard let image = answer.image, let text = answer.address,
                let address = UInt64(text.dropFirst(2), radix: 16)
            else { continue }
            answers[Question(image: image, address: address)] = answer.symbols ?? []
        }
        return answers
    }

    private func mayRead(_ image: String) -> Bool {
        image == program.path || Toolchain.libraryFolders.contains { image.hasPrefix($0 + "/") }
    }
}
