import Foundation
import Reading

/// The names that each step of the lessons introduces, from its mark `<!-- introduces: map, Signal -->`, and those that
/// it leaves to `help` and the drills, from `<!-- drills: skip(first:) -->`.
public struct Curriculum: Sendable {
    struct Step: Sendable {
        /// The chapter's folder, `01-Validation`.
        let chapter: String
        /// The step's number, from 1.
        let number: Int
        let names: [String]
    }

    let steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    /// Reads a checkout's lessons. An unreadable lesson introduces nothing.
    package init(of checkout: Checkout) {
        let folder = checkout.root.appending(path: "Chapters")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        steps = names.filter { $0.prefix(3).wholeMatch(of: /\d\d-/) != nil }.sorted().flatMap { chapter in
            let heading = ChapterHeading(String(chapter.prefix(2)), String(chapter.dropFirst(3)), "", "")
            let lesson = try? checkout.lesson(of: heading, isLast: false, tasks: [])
            return (lesson?.steps ?? []).enumerated().map { index, step in
                Step(chapter: chapter, number: index + 1, names: step.introduces + step.drills)
            }
        }
    }

    /// The names of all steps.
    public var names: Set<String> { Set(steps.flatMap(\.names)) }

    /// The names of the steps of a chapter, given its folder's name.
    public func names(of chapter: String) -> Set<String> {
        Set(steps.filter { $0.chapter == chapter }.flatMap(\.names))
    }

    /// The folders of the chapters whose lessons have steps.
    public var chapters: [String] { Set(steps.map(\.chapter)).sorted() }

    /// The names of all chapters up to a chapter's end.
    public func names(upTo chapter: String) -> Set<String> {
        Set(steps.filter { $0.chapter <= chapter }.flatMap(\.names))
    }

    /// The names that a reader has met at a place: the names of all earlier chapters, and of this chapter's steps up to
    /// and including the place.
    package func names(upTo place: Place) -> Set<String> {
        Set(steps.filter { ($0.chapter, $0.number) <= (place.chapter, place.step) }.flatMap(\.names))
    }
}
