import Terminal

/// The processor time of a thread, which other threads can read.
public struct ThreadClock: Sendable {
    #if os(Linux)
    private let clock: clockid_t

    /// The clock of the calling thread; nil where the system has none (on macOS).
    public init?() {
        var clock = clockid_t()
        guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return nil }
        self.clock = clock
    }

    /// The time so far; nil for a thread that has ended.
    public var time: Duration? {
        var time = timespec()
        return clock_gettime(clock, &time) == 0 ? .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) : nil
    }
    #else
    public init?() { return nil }

    public var time: Duration? { nil }
    #endif
}

/// A thread-local integer, initially 0.
///
///     let depth = ThreadWord()
///     depth.value += 1
public struct ThreadWord: Sendable {
    private let key: pthread_key_t

    /// Creates a thread-local integer. A process can have some hundreds.
    public init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
    }

    /// The calling thread's integer.
    public var value: Int {
        get { Int(bitPattern: pthread_getspecific(key)) }
        nonmutating set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
}
