/// What reading needs of a course: its words, its chapters, and the pages of their tasks.
package struct CourseOutline {
    package let title, abstract, lastWords: String
    package let chapters: [ChapterHeading]
    /// Returns the tasks of a chapter, in order.
    package let tasks: (ChapterHeading) -> [TaskPage]

    package init(
        title: String, abstract: String, lastWords: String, chapters: [ChapterHeading],
        tasks: @escaping (ChapterHeading) -> [TaskPage]
    ) {
        (self.title, self.abstract, self.lastWords) = (title, abstract, lastWords)
        (self.chapters, self.tasks) = (chapters, tasks)
    }

    /// The task that `word` names, such as `1.2` or `validation.2`; nil if there is none.
    func task(named word: String) -> TaskPage? {
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let index = try? chapters.index(named: parts[0]) else { return nil }
        return tasks(chapters[index]).first { $0.number == Int(parts[1]) }
    }

    func chapter(before chapter: ChapterHeading) -> ChapterHeading? { chapters.prefix { $0 != chapter }.last }

    func chapter(after chapter: ChapterHeading) -> ChapterHeading? { chapters.drop { $0 != chapter }.dropFirst().first }
}
