import BookText
import Foundation
import Grading
import Playing

/// The chapters of the workbook, in their order. Each is described here and nowhere else.
///
/// A new chapter is a folder under Chapters, a solution, a starter beside it, a line in Package.swift, a
/// ``ChapterHeading``, and an entry here.
public enum Catalogue {
    private static let chapters: [Chapter] = [
        .withoutSignals,
        .validation,
        .retainCycles,
        .accessRequest,
        .thenChaining,
        .filter,
        .search,
        .threading,
        .tweetModels,
        .avatars,
        .throttling,
        .twitterInstant,
        .signIn,
    ]

    /// The chapters, each with the words of its tasks and the starter that a checkout has.
    /// - Throws: ``Unreadable``.
    public static func chapters(in root: URL) throws(Unreadable) -> [Chapter] {
        do {
            return try chapters.map { chapter in
                let path = chapter.heading.tasksPath
                let words = try ChapterTasks(BookFile.text(of: path, in: root), path: path)
                let starter = try BookFile.text(of: chapter.starterPath, in: root)
                return try chapter.beginning(with: starter).saying(words, in: path)
                    .knowing(ChapterReference(of: chapter.heading, in: root))
            }
        } catch {
            throw Unreadable(sentence: "\(error)")
        }
    }

    /// A file of the book is missing, or isn't as it should be.
    public struct Unreadable: Error, Sendable, CustomStringConvertible {
        /// The file, what is wrong with it, and what to do.
        public let sentence: String

        public var description: String { sentence }
    }
}

extension Chapter {
    /// The chapter with the words of its tasks. Each task needs its own, and each of the words a task.
    fileprivate func saying(_ words: ChapterTasks, in path: String) throws(Catalogue.Unreadable) -> Chapter {
        if let extra = words.tasks.first(where: { words in !tasks.contains { $0.number == words.number } }) {
            throw Catalogue.Unreadable(
                sentence: "\(path):\(extra.line): The chapter has no judge for task \(extra.number).")
        }
        var spoken: [ExerciseTask] = []
        for task in tasks {
            guard let own = words.tasks.first(where: { $0.number == task.number }) else {
                throw Catalogue.Unreadable(sentence: "\(path) has no heading for task \(task.number).")
            }
            let task = task.saying(own)
            if let mistake = task.mistakeInWords {
                throw Catalogue.Unreadable(sentence: "\(path):\(own.line): \(mistake)")
            }
            spoken.append(task)
        }
        return replacing(tasks: spoken)
    }
}

extension Chapter {
    /// A chapter whose tasks are held to what every pipeline task is held to. Its starter and its words come from a
    /// checkout.
    init(_ heading: ChapterHeading, tasks: [ExerciseTask]) {
        let number = heading.number
        self.init(
            heading, starter: "",
            tasks: tasks.map {
                $0.held(to: TaskRequirements.all["\(number).\($0.number)"], in: number).recorded(in: ObservationLane.all)
            })
    }
}
