import ProofKit

/// How much shorter failing runs become.
struct ShorteningTable {
    private var rows: [ShorteningProof.Row] = []

    /// Adds the runs of a task.
    mutating func add(_ proof: ShorteningProof) { rows += proof.rows }

    /// The sizes of all runs that had more than three stimuli, and the longest that is left. Waits and looks don't
    /// count.
    var lines: [String] {
        let long = rows.filter { $0.before > 3 }
        guard let longest = long.max(by: { $0.after < $1.after }) else { return [] }
        return [
            "Failing runs of more than 3 stimuli: \(long.count)",
            "  median  \(Self.median(long.map(\.before))) before, \(Self.median(long.map(\.after))) after",
            "  longest \(long.map(\.before).max() ?? 0) before, \(longest.after) after (\(longest.answer.description))",
        ]
    }

    /// The line of one task; nil if no answer fails in a run.
    static func line(of proof: ShorteningProof) -> String? {
        guard !proof.rows.isEmpty else { return nil }
        let (before, after) = (proof.rows.map(\.before), proof.rows.map(\.after))
        return "failing runs: \(after.count), median \(median(before)) → \(median(after)) stimuli, "
            + "longest \(after.max() ?? 0); the solution passes \(proof.cutRuns) cut runs"
    }

    private static func median(_ numbers: [Int]) -> Int { numbers.sorted()[(numbers.count - 1) / 2] }
}
