/// A misconception about signals. Each leads to wrong answers in several kinds of question.
///
/// A question simulates the misconception to get a wrong option, and the reply explains it.
public enum Misconception: String, CaseIterable, Sendable {
    /// An operator sends nothing before its source ends.
    case waitsForTheEnd
    /// The first value instead of the last, or the other way around.
    case firstForLast
    /// One value too many, or one too few.
    case offByOne
    /// A signal ends only with its source.
    case endsWithItsSource
    /// When a source completes, pending values and running signals are lost.
    case endsTooEarly
    /// `filter` decides once, or `take(while:)` judges each value.
    case judgesOnceOrEach
    /// The operator passes what it drops, and drops what it passes.
    case inverted
    /// `map` compares neighbors, `distinct` remembers everything, `scan` only the value before.
    case wrongMemory
    /// An operator without a timer delays its values.
    case delays
    /// An operator with a timer sends at once.
    case takesNoTime
    /// A new inner signal ends the older ones.
    case newestWins
    /// Signals run one after another.
    case inTurn
    /// Signals run at the same time.
    case sideBySide
    /// One signal per value instead of one after the end, or the other way around.
    case valueOrEnd
    /// Pairs instead of the newest values, or the other way around.
    case pairsOrNewest
    /// A failure only drops a value, or is an ordinary end.
    case failureIsHarmless
    /// Subscribers share a cold signal's run, or each has its own run of a hot one.
    case coldOrHot
    /// A late subscriber gets earlier values.
    case lateGetsAll
    /// Code that runs at the signal's creation runs at the subscription, or the other way around.
    case creationOrSubscription
    /// Code that runs once per subscription runs for each value, or the other way around.
    case subscriptionOrValue
    /// Losing the handle ends a subscription.
    case handleEndsIt
    /// One `[weak self]` is enough for all closures.
    case oneWeakIsEnough
    /// A closure holds `self` despite its capture list, or after its pipeline has ended.
    case alwaysHeld
    /// `deliver(on:)` also moves the stages above it.
    case deliverMovesAll
    /// `subscribe(on:)` decides where values arrive.
    case subscribeDelivers
    /// A pipeline stays on the thread on which you subscribe.
    case staysOnItsThread
}
