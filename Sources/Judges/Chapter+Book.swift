import Grading
import Reading
import SharedJudges

/// The chapters of this book, each with its tasks in the order of its lesson.
extension Chapter {
    private init(_ heading: ChapterHeading, tasks: [ExerciseTask]) {
        self.init(heading, tasks: tasks, held: TaskRequirements.all)
    }

    /// Chapter 01: text, color, and the first pipeline.
    public static let validation = Chapter(
        .validation, tasks: [.showValidity, .predictBackgrounds, .stopByHand, .wakeThePipeline, .goldStar])

    /// Chapter 02: what a pipeline keeps alive.
    public static let retainCycles = Chapter(
        .retainCycles,
        tasks: [
            .breakTheCycle, .overlookedClosure, .predictDeinits, .leaveNothingBehind, .breakTheClosing,
        ])

    /// Chapter 03: a signal around a callback, and its three kinds of event.
    public static let accessRequest = Chapter(
        .accessRequest, tasks: [.wrapACallback, .explainRefusals, .predictRecipe, .oneRequestTwoListeners])

    /// Chapter 04: one signal after another.
    public static let thenChaining = Chapter(
        .thenChaining, tasks: [.waitForAccess, .notForEachValue, .downTheStaircase, .predictThen])

    /// Chapter 05: only valid search texts pass.
    public static let filter = Chapter(
        .filter, tasks: [.logValidTexts, .predictTheLog, .spacesAreNoSearch, .filterByHand, .breakTheLog])

    /// Chapter 06: each valid text becomes a request.
    public static let search = Chapter(
        .search,
        tasks: [
            .searchAsYouType, .requestAsSignal, .predictTheAnswers, .switchOnTheError, .searchForGood,
            .breakTheSearch,
        ])

    /// Chapter 07: which thread each event arrives on.
    public static let threading = Chapter(
        .threading, tasks: [.bringToMain, .noWayAround, .whereItStarts, .predictTheThreads])

    /// Chapter 08: from JSON to tweets.
    public static let tweetModels = Chapter(
        .tweetModels, tasks: [.showTheTweets, .answersWithoutTweets, .mostRetweeted, .predictLists, .seenTweets])

    /// Chapter 09: pictures, loaded in the background.
    public static let avatars = Chapter(
        .avatars,
        tasks: [
            .loadTheAvatars, .predictThreads, .lateAvatars, .secondAttempts, .eachPictureOnce,
            .breakTheRows,
        ])

    /// Chapter 10: one search per pause instead of one per key.
    public static let throttling = Chapter(
        .throttling, tasks: [.waitForAPause, .deletedSearch, .predictThrottle, .throttleByHand, .breakThePause])

    /// Chapter 11: the finished app, and the final exam.
    public static let twitterInstant = Chapter(
        .twitterInstant,
        tasks: [
            .newestSearchWins, .searchOnAfterErrors, .predictLatest, .viewModel, .finishedApp,
            .breakTheFinishedApp,
        ])

    /// Chapter 12: a form, a button, and a service that calls back, from a nearly blank page.
    public static let signIn = Chapter(
        .signIn, tasks: [.logTaps, .predictValidity, .enableButton, .signInAtTheTap, .signInForm, .album, .chooseAName])
}
