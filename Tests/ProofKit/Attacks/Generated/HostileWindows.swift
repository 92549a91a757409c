import Foundation
import Terminal

enum HostileWindows {
    static let words = ["--help", "--bogus", "--variant", "check --help", "--type"]

    static func faults(of input: HostileInput) async throws -> [String] {
        guard let part = input.parts.first, let products = BuildLayout.ofRunningProgram?.products else { return [] }
        var arguments = part.word.split(separator: " ").map(String.init)
        if ["--variant", "--type"].contains(part.word) { arguments.append("\u{1b}[31m{") }
        var faults: [String] = []
        for program in ["validation", "workbook-full"] {
            let run = try await Spawn(
                "\(products)/\(program)", arguments, environment: ["COLUMNS": "\(part.count)"]
            ).collect()
            let name = "\(program) \(part.word) in \(part.count) columns"
            if case .signaled(let signal) = run.terminationStatus {
                faults.append("\(name) ended by signal \(signal).")
            }
            if (run.standardOutput + run.standardError).contains("\u{1b}") {
                faults.append("\(name) echoes an escape.")
            }
        }
        return faults
    }
}
