import BookText
import Foundation
import Reading

/// What the lessons introduce, and where: the names in their marks, `<!-- introduces: map, Signal -->`.
public struct Curriculum: Sendable {
    /// A step that introduces something.
    struct Step: Sendable {
        /// The chapter's folder, `01-Validation`.
        let chapter: String
        /// From 1.
        let number: Int
        let names: [String]
    }

    let steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    /// Reads the lessons of a checkout. A lesson that can't be read introduces nothing.
    package init(of checkout: Checkout) {
        let folder = checkout.root.appending(path: "Chapters")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        steps = names.filter { $0.prefix(3).wholeMatch(of: /\d\d-/) != nil }.sorted().flatMap { chapter in
            let lesson = try? checkout.lesson(in: chapter, of: chapter, isLast: false) { _ in [] }
            return (lesson?.steps ?? []).enumerated().map { index, step in
                Step(chapter: chapter, number: index + 1, names: step.introduces)
            }
        }
    }

    /// All names.
    public var names: Set<String> { Set(steps.flatMap(\.names)) }

    /// The names of one chapter.
    public func names(of chapter: String) -> Set<String> {
        Set(steps.filter { $0.chapter == chapter }.flatMap(\.names))
    }

    /// The folders of the chapters that introduce something.
    public var chapters: [String] { Array(Set(steps.map(\.chapter))).sorted() }

    /// The names of the chapters up to the end of one.
    public func names(upTo chapter: String) -> Set<String> {
        Set(steps.filter { $0.chapter <= chapter }.flatMap(\.names))
    }

    /// The names that a reader has met at a place: in the chapters before it, and in the steps up to it.
    package func names(upTo place: Place) -> Set<String> {
        Set(steps.filter { ($0.chapter, $0.number) <= (place.chapter, place.step) }.flatMap(\.names))
    }
}
