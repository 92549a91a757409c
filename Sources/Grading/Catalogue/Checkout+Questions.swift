import BookText

extension Checkout {
    /// The chapters with the questions that the learner's files answer: those of a handout, or the book's own.
    public func asked(_ chapters: [Chapter]) -> [Chapter] {
        chapters.map { chapter in
            let beginning = ExerciseFile.beginning(of: root.appending(path: chapter.exercisePath))
            return beginning.map(chapter.asked) ?? chapter
        }
    }
}
