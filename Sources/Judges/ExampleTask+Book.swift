import Grading
import SharedJudges

extension ExampleTask {
    /// All tasks with examples, in the order of the book.
    static let all: [ExampleTask] = [
        colorOfTheField, showValidity, breakTheCycle, wrapACallback, waitForAccess, filterByHand, requestAsSignal,
        bringToMain, seenTweets, eachPictureOnce, deletedSearch, throttleByHand, viewModel, enableButton, chooseAName,
    ]
}
