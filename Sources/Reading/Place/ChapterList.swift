import Foundation
import Terminal

/// The chapters with the reader's progress in them, as `list` shows them.
///
/// `list --json`:
///
///     { "version": 1,
///       "chapters": [ { "number": "01", "name": "Validation", "title": "…", "product": "validation",
///                       "folder": "Chapters/01-Validation", "current": true, "step": 2, "steps": 7,
///                       "passed": 1, "tasks": 3 } ] }
///
/// `step` and `steps` are left out unless `current` is true. New keys may be added; a change of the old ones raises
/// `version`.
package struct ChapterList {
    package struct Entry {
        let heading: ChapterHeading
        /// The reader's step in this chapter, from 1; nil if the reader is in another chapter.
        let place: (step: Int, steps: Int)?
        let passed, tasks: Int
    }

    let entries: [Entry]

    @MainActor
    package func show(on output: Output) {
        for entry in entries { show(entry, output) }
        output.blankLine()
        output.say("`open CHAPTER` goes to a chapter, by number or by name.")
    }

    @MainActor
    private func show(_ entry: Entry, _ output: Output) {
        let chapter = entry.heading
        let isCurrent = entry.place != nil
        let mark = isCurrent && !output.isSpoken ? "▸ " : "  "
        var line = StyledText(mark + chapter.number + "  ", style: isCurrent ? .command : .dim)
        line.append(DisplayWidth.padded(chapter.label, columns: 19), style: .bold)
        let passed = entry.passed
        let count = "\(passed) of \(entry.tasks)"
        line.append(" ")
        let isDone = passed == entry.tasks && passed > 0
        line.append(DisplayWidth.padded(count, columns: 8), style: isDone ? .good : .plain)
        // One row per chapter if there is room, so that the whole book fits a window of 24 rows.
        let titleFits = line.columns + chapter.title.count <= output.columns
        if titleFits { line.append(chapter.title) }
        output.say(line)
        if !titleFits { output.say(StyledText(chapter.title), indent: 6) }
        if let place = entry.place {
            output.say(StyledText("you are at page \(place.step) of \(place.steps)", style: .dim), indent: 6)
        }
    }

    package func json() throws -> String {
        struct List: Encodable {
            struct Entry: Encodable {
                var number, name, title, product, folder: String
                var current: Bool
                var step, steps: Int?
                var passed, tasks: Int
            }
            var version = 1
            var chapters: [Entry]
        }
        let chapters = entries.map { entry in
            let heading = entry.heading
            return List.Entry(
                number: heading.number, name: heading.name, title: heading.title, product: heading.product,
                folder: "Chapters/\(heading.folder)", current: entry.place != nil, step: entry.place?.step,
                steps: entry.place?.steps, passed: entry.passed, tasks: entry.tasks)
        }
        return String(decoding: try JSONEncoder.readable.encode(List(chapters: chapters)), as: UTF8.self)
    }
}
