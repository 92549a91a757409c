/// A misconception about signals, which leads to wrong answers in one or more kinds of questions. `Solutions/Drills.md`
/// says what each one is.
///
/// A question simulates the misconception to get a wrong option, and the reply explains it.
public enum Misconception: String, CaseIterable, Sendable {
    case waitsForTheEnd, firstForLast, offByOne, endsWithItsSource, endsTooEarly, judgesOnceOrEach, inverted,
        wrongMemory, delays, takesNoTime, newestWins, inTurn, sideBySide, valueOrEnd, pairsOrNewest,
        failureIsHarmless, coldOrHot, lateGetsAll, creationOrSubscription, subscriptionOrValue, handleEndsIt,
        oneWeakIsEnough, alwaysHeld, deliverMovesAll, subscribeDelivers, staysOnItsThread, falseFriend
}
