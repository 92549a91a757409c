/// How long a child has been watched. A suspension, as of a closed laptop, counts as at most a second.
///
///     watched.add(.seconds(600))
///     watched.total  // one second
struct WatchedTime {
    /// The most that counts between two samples, which are usually milliseconds apart.
    private static let longest = Duration.seconds(1)

    private(set) var total = Duration.zero

    mutating func add(_ elapsed: Duration) { total += min(elapsed, Self.longest) }
}
