import Foundation
import Terminal

extension Checkout {
    /// Reads the text of a chapter.
    /// - Parameters:
    ///   - isLast: whether the epilogue's steps follow the steps of the lesson.
    ///   - tasks: the chapter's tasks.
    /// - Throws: ``Complaint`` if the lesson's file can't be read.
    package func lesson(
        of chapter: ChapterHeading, isLast: Bool, tasks: [TaskPage]
    ) throws(Complaint) -> Lesson {
        let chapters = root.appending(path: "Chapters")
        let file = chapters.appending(path: "\(chapter.folder)/Lesson.md")
        guard let data = try? Data(contentsOf: file) else {
            throw Complaint.failure(
                """
                The lesson of chapter \(chapter.name) is missing: \(shortPath(file)). \
                `git checkout -- Chapters` restores it.
                """)
        }
        var text = String(decoding: data, as: UTF8.self).withLineFeeds
        if isLast, let epilogue = TextFile.text(of: chapters.appending(path: "Epilogue.md")) {
            text += "\n" + epilogue
        }
        return Lesson(
            markdown: text, fallbackTitle: chapter.name,
            taskText: { number in tasks.first { $0.number == number }?.blocks },
            generated: GeneratedBlock(chapters: chapters, folder: chapter.folder).lines)
    }
}
