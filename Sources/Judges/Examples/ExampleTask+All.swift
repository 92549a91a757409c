import Grading

extension ExampleTask {
    /// All tasks with examples, in the order of the book.
    public static let all: [ExampleTask] = [
        colorOfTheField, showValidity, breakTheCycle, wrapACallback, waitForAccess, filterByHand, requestAsSignal,
        bringToMain, seenTweets, eachPictureOnce, deletedSearch, throttleByHand, viewModel, enableButton, chooseAName,
    ]

    /// The examples of a task; nil for a task without.
    public static func find(_ chapter: Chapter, _ task: Int) -> ExampleTask? {
        guard let words = chapter.tasks.first(where: { $0.number == task })?.examples, words.count > 2,
            var found = all.first(where: { $0.chapter == chapter.number && $0.number == task })
        else { return nil }
        found.words = words
        return found
    }
}
