import Reading
import WorkbookKit

/// The proof that drill questions fit their reader, with a ``SimulatedReader`` that answers them.
public enum DrillProof {
    package static let curriculum = Curriculum(of: Checkout(root: Book.root))

    /// The faults of the drills for a chapter's readers: a reader with a misconception about the chapter must see it as
    /// an option at least three times in ten questions.
    public static func faults(in chapter: String) -> [String] {
        let names = curriculum.names(of: chapter)
        return Misconception.allCases.filter { $0.canShow(in: names) }.compactMap { misconception in
            var reader = SimulatedReader(
                believing: misconception, taught: curriculum.names(upTo: chapter), recent: names, seed: 1)
            reader.answer(10)
            return reader.sightings >= 3
                ? nil : "After \(chapter), \(misconception) shows in \(reader.sightings) of ten questions."
        }
    }

    /// The faults of a reader's year: a question must count as new exactly if it's new. This tests every 18th day;
    /// `graders drill --year` tests every day.
    public static func faultsOfYear() -> [String] {
        var reader = SimulatedReader(believing: .offByOne, taught: curriculum.names, seed: 3)
        var asked: Set<String> = []
        for day in stride(from: 0, to: 365, by: 18) {
            reader.day = Day(number: 20_000 + day)
            for _ in 0..<DrillRecord.perDay {
                guard let isNew = reader.next(), let text = reader.questions.last?.spec.description else {
                    return ["On day \(day), there's no question."]
                }
                if asked.insert(text).inserted != isNew { return ["On day \(day), this isn't new: \(text)"] }
            }
        }
        return []
    }
}
