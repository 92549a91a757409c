/// How long a child has been watched, without time in which the whole machine was suspended, as a closed laptop is.
///
///     watched.add(.seconds(600))
///     watched.total  // one second
struct WatchedTime {
    /// The most that counts between two samples, which are milliseconds apart.
    private static let longest = Duration.seconds(1)

    private(set) var total = Duration.zero

    mutating func add(_ elapsed: Duration) { total += min(elapsed, Self.longest) }
}
