/// How long a child has done nothing while an answer was due. It adds up samples.
///
///     inactivity.add(sample, lasting: .milliseconds(5))
///     if inactivity.idleTime > limits.idleTime { … }
struct Inactivity {
    struct Sample {
        /// Whether a thread runs or is ready to run.
        var isBusy = false
        /// The processor time of all its threads since its start.
        var processorTime = Duration.zero
        /// Whether an instruction or an answer went over the channel, or a signal suspends it.
        var isExcused = false
        /// Whether it printed. If so, it may just have been waiting for its output to be read.
        var hasPrinted = false
    }

    private(set) var idleTime = Duration.zero
    /// How long it has slept in all. A loop of short sleeps is hardly ever idle for long.
    private(set) var sleepTime = Duration.zero
    private var lastProcessorTime = Duration.zero

    mutating func add(_ sample: Sample, lasting span: Duration) {
        let isAsleep = !sample.isBusy && !sample.isExcused
        if isAsleep { sleepTime += span }
        let isIdle = isAsleep && !sample.hasPrinted && sample.processorTime == lastProcessorTime
        idleTime = isIdle ? idleTime + span : .zero
        lastProcessorTime = sample.processorTime
    }
}

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
