/// A wrong idea of how signals work. Each one leads to wrong answers in several kinds of question.
///
/// A question runs the wrong idea to get the wrong option, and the reply says which one it was.
public enum Misconception: String, CaseIterable, Sendable {
    /// An operator sends nothing before its source has ended.
    case waitsForTheEnd
    /// The first value where it's the last, or the other way around.
    case firstForLast
    /// One too many, or one too few.
    case offByOne
    /// A signal ends only with its source.
    case endsWithItsSource
    /// Once a source has completed, whatever still waits or runs is lost.
    case endsTooEarly
    /// `filter` decides once, and `take(while:)` judges each value.
    case judgesOnceOrEach
    /// What is left out passes, and what passes is left out.
    case inverted
    /// `map` compares neighbors, `distinct` remembers everything, `scan` only the value before.
    case wrongMemory
    /// What takes no time is late.
    case delays
    /// What has to wait comes at once.
    case takesNoTime
    /// A new inner signal ends the older ones.
    case newestWins
    /// Signals run one after another.
    case inTurn
    /// Signals run at the same time.
    case sideBySide
    /// One signal for each value where it's one after the end, or the other way around.
    case valueOrEnd
    /// Pairs where it's the newest values, or the other way around.
    case pairsOrNewest
    /// A failure costs one value, or is an end like any other.
    case failureIsHarmless
    /// Subscribers share what each of them has alone, or the other way around.
    case coldOrHot
    /// A late subscriber gets what was sent before.
    case lateGetsAll
    /// What runs when a signal is made runs when it's subscribed to, or the other way around.
    case creationOrSubscription
    /// What runs once per subscription runs for each value, or the other way around.
    case subscriptionOrValue
    /// Losing the handle ends a subscription.
    case handleEndsIt
    /// One `[weak self]` is enough for all closures.
    case oneWeakIsEnough
    /// A closure holds `self` whatever its capture list says, and after its pipeline has ended.
    case alwaysHeld
    /// `deliver(on:)` also moves what is above it.
    case deliverMovesAll
    /// `subscribe(on:)` decides where values arrive.
    case subscribeDelivers
    /// A pipeline stays on the thread on which you subscribe.
    case staysOnItsThread
}
