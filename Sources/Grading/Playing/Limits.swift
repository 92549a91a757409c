/// What a learner's code may use while it is checked. Nothing here decides between right and wrong answers: time in a
/// scenario is virtual, and a usual check stays far below each limit.
public struct Limits: Sendable, Equatable {
    /// Limits that fit a usual check.
    public static let usual = Limits()

    /// Processor time of the process, all threads together.
    public var processorTime = Duration.seconds(4)

    /// How long it may do nothing while an answer is due: no thread runs or is ready to run, and nothing is
    /// printed. Where this cannot be seen (on macOS) the wall clock ends a deadlock.
    public var idleTime = Duration.seconds(3)

    /// How long it may sleep, or wait for timers of its own, in all while answers are due. Time in a scenario is
    /// virtual, so a right answer never has to. It's counted while no thread runs or is ready to run, so a slow machine
    /// doesn't prolong it.
    public var sleepTime = Duration.seconds(3)

    /// Time on the wall clock, as a safety net. A suspension of the machine counts as at most a second.
    public var wallClock = Duration.seconds(60)

    /// Memory for its data, in bytes.
    public var memory = 512 << 20

    /// How many bytes it may print, standard output and error together.
    public var output = 1 << 20

    /// How many threads it may have at the same time.
    public var threads = 500

    /// How many files may be in its folder, if it's isolated and can write nowhere else. A folder that can't be opened,
    /// or is deeper than ``FolderContents/deepest``, counts as more.
    public var files = 1_000

    /// How many bytes its files may take on the disk, including removed files that are still open.
    public var disk = 64 << 20

    /// How many files it may have open, if it's isolated.
    public let openFiles = 1_024

    /// The size limit of a file that it writes, if it's isolated, in the shell's blocks of 512 or 1,024 bytes.
    public let fileBlocks = 1 << 11

    /// The limits for playing a check `count` times. Memory stays the same, because runs shouldn't leave anything
    /// behind.
    func times(_ count: Int) -> Limits {
        var limits = self
        limits.processorTime = processorTime + processorTime * (count - 1) / 5
        limits.sleepTime = sleepTime + sleepTime * (count - 1) / 5
        limits.wallClock = wallClock + wallClock * (count - 1) / 5
        limits.output = output * count
        return limits
    }
}

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
