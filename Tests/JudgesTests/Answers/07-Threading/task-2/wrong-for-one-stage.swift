// Says: isn't only for the next stage
/// The thread on which each stage sends its values, one letter a stage, from top to bottom: `m` main, `b` background, `t` twitter.
///
///     requestAccess(to: accounts)
///         .then { texts }
///         .doNext { … }
///         .flatMap { text in search(…) }
///         .map { … }
///         .deliver(on: background)
///         .subscribe(on: background)
///         .doNext { … }
///         .deliver(on: main)
///
let predictedThreads = "tmmttbttm"
