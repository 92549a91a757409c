import Grading
import Reading

extension Chapter {
    /// The exercise as it was before the tasks were renumbered: with their old numbers, in their old order.
    public func withOldNumbers(_ text: String) -> String {
        let regions = TaskRegions(of: text)
        guard let first = regions.regions.first, let last = regions.regions.last else { return text }
        let old = regions.regions.map { region in
            let old = OldTaskNumbers.old(region.task, in: heading.number)
            return (old, region.text.replacing("Task \(region.task):", with: "Task \(old):", maxReplacements: 1))
        }
        let sorted = old.sorted { $0.0 < $1.0 }.map(\.1)
        return regions.replacing(first.lines.lowerBound..<last.lines.upperBound, with: sorted.joined(separator: "\n"))
    }

    package func renumbered(_ text: String) -> RenumberedExercise {
        RenumberedExercise(text, in: "Exercise.swift", of: heading, starter: starter)
    }
}
