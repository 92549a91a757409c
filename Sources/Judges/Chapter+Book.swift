import Grading
import Reading
import SharedJudges

/// The chapters of this book, each with its tasks in the order of its lesson.
extension ChapterJudges {
    private init(_ heading: ChapterHeading, tasks: [TaskJudge]) {
        self.init(heading, tasks: tasks, held: TaskRequirements.all)
    }

    /// Chapter 01: text, color, and the first pipeline.
    public static let validation = ChapterJudges(
        .validation, tasks: [.showValidity, .predictBackgrounds, .stopByHand, .wakeThePipeline, .goldStar])

    /// Chapter 02: what a pipeline keeps alive.
    public static let retainCycles = ChapterJudges(
        .retainCycles,
        tasks: [
            .breakTheCycle, .overlookedClosure, .predictDeinits, .leaveNothingBehind, .breakTheClosing,
        ])

    /// Chapter 03: a signal around a callback, and its three kinds of event.
    public static let accessRequest = ChapterJudges(
        .accessRequest, tasks: [.wrapACallback, .explainRefusals, .predictRecipe, .oneRequestTwoListeners])

    /// Chapter 04: one signal after another.
    public static let thenChaining = ChapterJudges(
        .thenChaining, tasks: [.waitForAccess, .notForEachValue, .downTheStaircase, .predictThen])

    /// Chapter 05: only valid search texts pass.
    public static let filter = ChapterJudges(
        .filter, tasks: [.logValidTexts, .predictTheLog, .spacesAreNoSearch, .filterByHand, .breakTheLog])

    /// Chapter 06: each valid text becomes a request.
    public static let search = ChapterJudges(
        .search,
        tasks: [
            .searchAsYouType, .requestAsSignal, .predictTheAnswers, .switchOnTheError, .searchForGood,
            .breakTheSearch,
        ])

    /// Chapter 07: which thread each event arrives on.
    public static let threading = ChapterJudges(
        .threading, tasks: [.bringToMain, .noWayAround, .whereItStarts, .predictTheThreads])

    /// Chapter 08: from JSON to tweets.
    public static let tweetModels = ChapterJudges(
        .tweetModels, tasks: [.showTheTweets, .answersWithoutTweets, .mostRetweeted, .predictLists, .seenTweets])

    /// Chapter 09: pictures, loaded in the background.
    public static let avatars = ChapterJudges(
        .avatars,
        tasks: [
            .loadTheAvatars, .predictThreads, .lateAvatars, .secondAttempts, .eachPictureOnce,
            .breakTheRows,
        ])

    /// Chapter 10: one search per pause instead of one per key.
    public static let throttling = ChapterJudges(
        .throttling, tasks: [.waitForAPause, .deletedSearch, .predictThrottle, .throttleByHand, .breakThePause])

    /// Chapter 11: the finished app, and the final exam.
    public static let twitterInstant = ChapterJudges(
        .twitterInstant,
        tasks: [
            .newestSearchWins, .searchOnAfterErrors, .predictLatest, .viewModel, .finishedApp,
            .breakTheFinishedApp,
        ])

    /// Chapter 12: a form, a button, and a service that calls back, from a nearly blank page.
    public static let signIn = ChapterJudges(
        .signIn, tasks: [.logTaps, .predictValidity, .enableButton, .signInAtTheTap, .signInForm, .album, .chooseAName])
}
