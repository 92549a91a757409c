import Foundation
import Subprocess

/// The calls that a crashing player wrote down: one address per line, as `/folder/exercise(+0x1a2b)[0x7f...]`.
struct CallsFile {
    /// It may be missing or empty.
    let file: URL

    /// The innermost line of the learner's file among the calls; nil when there is none, or when `llvm-symbolizer`,
    /// which comes with Swift's toolchain, is missing.
    func learnersLine(in program: URL) async -> Int? {
        // The compiler gives some instructions no line. Those before them, of the same statement, have one.
        let addresses = addresses(in: program).flatMap { address in
            stride(from: 0, through: 16, by: 4).map { "0x" + String(address &- $0, radix: 16) }
        }
        guard !addresses.isEmpty else { return nil }
        let answer = try? await run(
            .name("llvm-symbolizer"),
            arguments: Arguments(["--obj=\(program.path)", "--output-style=GNU", "--no-inlines"] + addresses),
            output: .string(limit: 1 << 20), error: .discarded
        )
        guard let answer, answer.terminationStatus.isSuccess else { return nil }
        // A name, then "file:line", for each address.
        for line in answer.standardOutput.split(separator: "\n") {
            if let match = line.wholeMatch(of: /.*\/Exercise\.swift:(\d+).*/), let number = Int(match.1), number > 0 {
                return number
            }
        }
        return nil
    }

    /// The addresses in the program itself, the innermost call first, each minus one byte: a call returns to the
    /// instruction after it.
    private func addresses(in program: URL) -> [UInt64] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            guard line.contains("/\(program.lastPathComponent)("),
                let match = line.firstMatch(of: /\(\+0x([0-9a-f]+)\)/)
            else { return nil }
            return UInt64(match.1, radix: 16).map { $0 - 1 }
        }
    }
}
