import Synchronization

/// Checks a name and a password. The service knows one user.
///
///     signInService.signIn(name: "reader", password: "marbles") { signedIn in print(signedIn) }
///
/// It has a callback, like many services in 2014. Safe on any thread.
public final class SignInService: Sendable {
    /// An event of the service.
    public enum Event: Sendable, Equatable {
        /// A user tries to sign in. Reported on the caller's thread.
        case asked(name: String, password: String)
        /// The service is about to call back. Reported on the clock's queue.
        case answered(Bool)
    }

    private let name: String
    private let password: String
    private let latency: Latency
    private let numbers: SeededNumbers
    private let clock: any ServiceClock
    private let observe: @Sendable (Event) -> Void
    private let askedCount = Mutex(0)

    /// Creates a service that knows one user.
    ///
    /// - Parameters:
    ///   - name: the user's name.
    ///   - password: the user's password.
    ///   - latency: the delay of an answer.
    ///   - seed: selects the latencies within a range.
    ///   - clock: schedules the callbacks.
    ///   - observe: called with each event, without holding a lock.
    public init(
        name: String = "reader",
        password: String = "marbles",
        latency: Latency = Latency(.milliseconds(500)),
        seed: UInt64 = 1,
        clock: any ServiceClock,
        observe: @escaping @Sendable (Event) -> Void = { _ in }
    ) {
        self.name = name
        self.password = password
        self.latency = latency
        numbers = SeededNumbers(seed: seed)
        self.clock = clock
        self.observe = observe
    }

    /// Checks a name and a password. The answer doesn't reveal which of the two is wrong.
    ///
    /// - Parameter completion: called once, asynchronously, on a background queue of the service's clock.
    public func signIn(
        name: String,
        password: String,
        completion: @escaping @Sendable (_ signedIn: Bool) -> Void
    ) {
        let number = askedCount.withLock { count in
            count += 1
            return count
        }
        observe(.asked(name: name, password: password))
        let isKnown = name == self.name && password == self.password
        clock.schedule(after: latency.duration(fraction: numbers.fraction(number))) { [observe] in
            observe(.answered(isKnown))
            completion(isKnown)
        }
    }
}
