import BookText
import Foundation
import Platform

extension Checkout {
    /// Reads the text of a chapter.
    /// - Parameters:
    ///   - folder: the chapter's folder in `Chapters`.
    ///   - isLast: whether the epilogue's steps follow the steps of the lesson.
    ///   - taskText: returns the text of the chapter's task with a number; nil if the chapter doesn't have the task.
    /// - Throws: ``Complaint`` if the lesson's file can't be read.
    package func lesson(
        in folder: String, of name: String, isLast: Bool, taskText: (Int) -> [MarkdownBlock]?
    ) throws(Complaint) -> Lesson {
        let chapters = root.appending(path: "Chapters")
        let file = chapters.appending(path: "\(folder)/Lesson.md")
        guard let data = try? Data(contentsOf: file) else {
            throw Complaint.failure(
                """
                The lesson of chapter \(name) is missing: \(shortPath(file)). \
                `git checkout -- Chapters` restores it.
                """)
        }
        var text = String(decoding: data, as: UTF8.self).withLineFeeds
        if isLast, let epilogue = TextFile.text(of: chapters.appending(path: "Epilogue.md")) {
            text += "\n" + epilogue
        }
        let block = GeneratedBlock(in: chapters, of: folder)
        return Lesson(markdown: text, fallbackTitle: name, taskText: taskText, generated: block.lines)
    }

    /// Reads the text of a chapter. A task with placeholders has no text here: only its judge knows their values.
    /// - Parameter isLast: whether the chapter is the last of the book, whose text ends with the epilogue.
    /// - Throws: ``Complaint`` if the lesson's file can't be read.
    package func lesson(of chapter: ChapterHeading, isLast: Bool) throws(Complaint) -> Lesson {
        try lesson(in: chapter.folder, of: chapter.name, isLast: isLast) { number in
            TaskPage(of: number, in: chapter, of: self)?.blocks ?? []
        }
    }
}
