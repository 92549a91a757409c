import Foundation
import Grading
import Reading

/// An attempt at something forbidden: a row of Attacks.md. Its code has the same name in Programs.
public struct Attack: Sendable, CustomStringConvertible {
    enum Outcome: Sendable, Equatable {
        case done
        /// A call failed with one of these errors. The program then does its task right.
        case fails([CInt])
        /// The call worked, or failed with another error than EPERM, EACCES, and ENOSYS.
        case reachesTheKernel
        case dies([RunFailure.Cause])

        private static let named: [String: Outcome] = [
            "done": .done, "reaches the kernel": .reachesTheKernel,
            // The errors of a call that is forbidden, or that the system lacks.
            "refused": .fails([EACCES, EPERM, EXDEV, ENOSYS]),
            "no recording": .dies([.channelLost, .exited, .trapped, .aborted, .signaled]),
        ]

        private static let errors: [Substring: CInt] = [
            "EACCES": EACCES, "EBADF": EBADF, "EMFILE": EMFILE, "ENOENT": ENOENT, "ENOSYS": ENOSYS, "EPERM": EPERM,
            "ETXTBSY": ETXTBSY,
        ]

        /// An outcome by its name, one or more errors, or a cause in words, such as "out of memory".
        init?(_ words: String) {
            let errors = words.split(separator: " ").map { Self.errors[$0] }
            let joined = words.replacing(" ", with: "")
            let cause = RunFailure.Cause.allCases.first { $0.rawValue.lowercased() == joined }
            if let outcome = Self.named[words] ?? cause.map({ .dies([$0]) }) {
                self = outcome
            } else if !errors.isEmpty, !errors.contains(nil) {
                self = .fails(errors.compactMap(\.self))
            } else {
                return nil
            }
        }
    }

    public let name: String
    let target: Decoys.Target
    let isolated: Outcome
    /// The outcome without isolation.
    let open: Outcome
    /// Whether only the superuser can do this, even without isolation.
    let needsSuperuser: Bool
    /// The reason for the isolated outcome.
    public let why: String
    /// The name and the target.
    public let description: String
}

// MARK: - The table

extension Attack {
    public static let path = "Tests/ProofKit/Attacks/Attacks.md"

    static let kinds = orExit { try kinds(in: BookFile.text(of: path, in: Book.root)) }

    public static let all = kinds.flatMap(\.self)

    /// The attacks below each heading.
    /// - Throws: `BookFile.FormatError` for a row with an unknown name, target, or outcome, or without a reason.
    public static func kinds(in text: String) throws -> [[Attack]] {
        let names = try AttackRun.names.get()
        var kinds: [[Attack]] = []
        for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
            if line.hasPrefix("## ") { kinds.append([]) }
            // Rows above the first heading are not attacks.
            guard line.hasPrefix("| "), !line.hasPrefix("| attack |"), let above = kinds.last else { continue }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
                String($0.trimmed)
            }
            func value<Value>(_ column: Int, _ what: String, _ read: (String) -> Value?) throws -> Value {
                let cell = column < cells.count ? cells[column] : ""
                if let value = read(cell) { return value }
                throw BookFile.FormatError(path: path, line: number, sentence: "“\(cell)” isn't \(what).")
            }
            kinds[kinds.count - 1].append(
                Attack(
                    name: try value(0, "an attack in Programs") { names.contains($0) ? $0 : nil },
                    target: try value(1, "a target", Decoys.Target.init),
                    isolated: try value(2, "an outcome", Outcome.init),
                    open: try value(3, "an outcome", Outcome.init),
                    needsSuperuser: try value(4, "“yes” or an empty cell") { ["": false, "yes": true][$0] },
                    why: try value(5, "a sentence") { $0.isEmpty ? above.last?.why : $0.hasSuffix(".") ? $0 : nil },
                    description: cells[1].isEmpty ? cells[0] : "\(cells[0]): \(cells[1])"))
        }
        return kinds
    }
}
