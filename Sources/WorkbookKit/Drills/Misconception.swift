/// A misconception about signals, which leads to wrong answers in one or more kinds of questions.
///
/// A question simulates the misconception to get a wrong option, and the reply explains it.
public enum Misconception: String, CaseIterable, Sendable {
    /// The belief that an operator sends nothing before its source ends.
    case waitsForTheEnd
    /// Confusing first with last, or older with newer.
    case firstForLast
    /// Counting one value or step too many, or too few.
    case offByOne
    /// A wrong belief about a signal's end, usually that only the source's end causes it.
    case endsWithItsSource
    /// The belief that a signal ends earlier than it does, such as with its source while values are pending.
    case endsTooEarly
    /// The belief that operators such as `filter` decide once, or that those such as `take(while:)` judge each value.
    case judgesOnceOrEach
    /// The belief that an operator passes the values it drops, and drops the values it passes.
    case inverted
    /// A wrong belief about the values an operator remembers, such as that `distinct` remembers all of them.
    case wrongMemory
    /// The belief that an operator delays its values.
    case delays
    /// The belief that an operator with a timer sends at once, or that `replay` sends only new values.
    case takesNoTime
    /// The belief that a new inner signal ends the older inner signals.
    case newestWins
    /// The belief that signals run one after another.
    case inTurn
    /// The belief that signals run at the same time.
    case sideBySide
    /// Confusing `then`, which drops the values and waits for the end, with operators that use the values.
    case valueOrEnd
    /// Expecting pairs instead of the newest values, or the other way around.
    case pairsOrNewest
    /// The belief that a failure only drops a value or is an ordinary end, or the other way around.
    case failureIsHarmless
    /// The belief that subscribers share a cold signal's run, or that each has its own run of a hot signal.
    case coldOrHot
    /// The belief that a late subscriber gets all earlier values, or not even a text field's current text.
    case lateGetsAll
    /// The belief that code at the signal's creation runs at the subscription, or the other way around.
    case creationOrSubscription
    /// The belief that per-subscription code runs once per value, or the other way around.
    case subscriptionOrValue
    /// The belief that losing the handle ends a subscription.
    case handleEndsIt
    /// The belief that one `[weak self]` is enough for all closures.
    case oneWeakIsEnough
    /// The belief that a closure holds `self` despite its capture list, or after its pipeline has ended.
    case alwaysHeld
    /// The belief that `deliver(on:)` moves more than the stages below it.
    case deliverMovesAll
    /// The belief that `subscribe(on:)` decides where values arrive.
    case subscribeDelivers
    /// The belief that a pipeline stays on one thread.
    case staysOnItsThread
}
