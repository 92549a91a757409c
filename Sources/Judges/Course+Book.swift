import Reading
import SharedJudges

extension Course {
    /// This book.
    public static let book = book(BookChapter.all)
}

extension BookChapter {
    /// The chapters, in order, each with its tasks in the order of its lesson.
    static let all = [
        withoutSignals,
        BookChapter(.validation, [.showValidity, .predictBackgrounds, .stopByHand, .wakeThePipeline, .goldStar]),
        BookChapter(
            .retainCycles,
            [.breakTheCycle, .overlookedClosure, .predictDeinits, .leaveNothingBehind, .breakTheClosing]),
        BookChapter(.accessRequest, [.wrapACallback, .explainRefusals, .predictRecipe, .oneRequestTwoListeners]),
        BookChapter(.thenChaining, [.waitForAccess, .notForEachValue, .downTheStaircase, .predictThen]),
        BookChapter(.filter, [.logValidTexts, .predictTheLog, .spacesAreNoSearch, .filterByHand, .breakTheLog]),
        BookChapter(
            .search,
            [
                .searchAsYouType, .requestAsSignal, .predictTheAnswers, .switchOnTheError, .searchForGood,
                .breakTheSearch,
            ]),
        BookChapter(.threading, [.bringToMain, .noWayAround, .whereItStarts, .predictTheThreads]),
        BookChapter(.tweetModels, [.showTheTweets, .answersWithoutTweets, .mostRetweeted, .predictLists, .seenTweets]),
        BookChapter(
            .avatars,
            [.loadTheAvatars, .predictThreads, .lateAvatars, .secondAttempts, .eachPictureOnce, .breakTheRows]),
        BookChapter(.throttling, [.waitForAPause, .deletedSearch, .predictThrottle, .throttleByHand, .breakThePause]),
        BookChapter(
            .twitterInstant,
            [.newestSearchWins, .searchOnAfterErrors, .predictLatest, .viewModel, .finishedApp, .breakTheFinishedApp]),
        BookChapter(
            .signIn, [.logTaps, .predictValidity, .enableButton, .signInAtTheTap, .signInForm, .album, .chooseAName]),
        BookChapter(
            .asyncAwait, [.closeTheWindow, .flashingError, .oneLine, .bothTogether, .noOneListens, .chooseATool]),
    ]
}

extension ExerciseTask {
    /// How the task meets a shared requirement; nil if nothing says how, which is a mistake in its file.
    public func standing(of requirement: SharedRequirement, in chapter: Chapter) -> SharedRequirement.Standing? {
        BookChapter.all.first { $0.number == chapter.number }?.tasks[number - 1].standing(of: requirement)
    }
}
