/// The presses of Ctrl-C while another program has the terminal. The key belongs to that program: the search field
/// clears its line. But three presses in two seconds mean that it no longer responds.
package struct ForegroundPresses {
    private var times: [ContinuousClock.Instant] = []

    package init() {}

    /// Notes a press.
    /// - Returns: whether the program should be stopped.
    package mutating func stopsTheProgram(at now: ContinuousClock.Instant = .now) -> Bool {
        times = times.filter { now - $0 < .seconds(2) } + [now]
        guard times.count >= 3 else { return false }
        times = []
        return true
    }
}
