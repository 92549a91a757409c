import ProofKit

/// A table of how much shorter failing runs become.
struct ShorteningTable {
    private var rows: [ShorteningProof.Row] = []

    mutating func add(_ proof: ShorteningProof) { rows += proof.rows }

    /// The maximum median for the whole book, in stimuli.
    private static let longestMedian = 3

    private var long: [ShorteningProof.Row] { rows.filter { $0.before > Self.longestMedian } }

    /// The median and maximum sizes of the runs that had more than three stimuli, and the number of replays.
    var lines: [String] {
        guard let longest = long.max(by: { $0.after < $1.after }) else { return [] }
        return [
            "Failing runs of more than \(Self.longestMedian) stimuli: \(long.count)",
            "  median  \(Self.median(long.map(\.before))) before, \(Self.median(long.map(\.after))) after",
            "  longest \(long.map(\.before).max() ?? 0) before, \(longest.after) after (\(longest.answer.name))",
            "Replays that show what was expected: \(rows.count(where: \.showsExpectation)) of \(rows.count)",
        ]
    }

    var fault: String? {
        let median = Self.median(long.map(\.after))
        return median <= Self.longestMedian
            ? nil : "The median of the shortened runs is \(median), and \(Self.longestMedian) is demanded."
    }

    static func line(of proof: ShorteningProof) -> String? {
        guard !proof.rows.isEmpty else { return nil }
        let (before, after) = (proof.rows.map(\.before), proof.rows.map(\.after))
        return "failing runs: \(after.count), median \(median(before)) → \(median(after)) stimuli, "
            + "longest \(after.max() ?? 0); the solution passes \(proof.cutRuns) cut runs"
    }

    /// The median: the upper of two middle numbers, or 0 if there are no numbers.
    private static func median(_ numbers: [Int]) -> Int {
        numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
    }
}
