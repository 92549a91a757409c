import Grading

extension ExampleTask {
    /// All tasks with examples, in the order of the book.
    public static let all: [ExampleTask] = [
        colorOfTheField, showValidity, breakTheCycle, wrapACallback, waitForAccess, filterByHand, requestAsSignal,
        bringToMain, seenTweets, eachPictureOnce, deletedSearch, throttleByHand, viewModel, enableButton,
    ]

    /// The examples of a task; nil for a task without.
    public static func find(_ chapter: Chapter, _ task: Int) -> ExampleTask? {
        all.first { $0.chapter == chapter.number && $0.number == task }
    }
}
