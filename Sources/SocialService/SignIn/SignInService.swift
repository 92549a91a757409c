import Synchronization

/// Tells whether a name and a password belong together: one user is known to it.
///
/// Callback style, as services were in 2014. Safe on any thread.
public final class SignInService: Sendable {
    /// Something that happened at the service.
    public enum Event: Sendable, Equatable {
        /// It was asked; told on the caller's thread.
        case asked(name: String, password: String)
        /// It is about to call back; told on the clock's queue.
        case answered(Bool)
    }

    private let name: String
    private let password: String
    private let latency: Latency
    private let numbers: SeededNumbers
    private let clock: any ServiceClock
    private let observe: @Sendable (Event) -> Void
    private let askedCount = Mutex(0)

    /// A service that knows one user.
    ///
    /// - Parameters:
    ///   - name: what the user is called.
    ///   - password: the user's password.
    ///   - latency: how long an answer takes; within a spread latency, `seed` decides.
    ///   - clock: the time that callbacks go by.
    ///   - observe: is told what happens, for a judge or a test; called under no lock.
    public init(
        name: String = "reader",
        password: String = "marbles",
        latency: Latency = Latency(.milliseconds(500)),
        seed: UInt64 = 1,
        clock: any ServiceClock = SystemClock(),
        observe: @escaping @Sendable (Event) -> Void = { _ in }
    ) {
        self.name = name
        self.password = password
        self.latency = latency
        numbers = SeededNumbers(seed: seed)
        self.clock = clock
        self.observe = observe
    }

    /// Asks whether this is the user; a wrong name is told no more than a wrong password.
    ///
    /// - Parameter completion: called once, on a background queue of the service's clock, never before `signIn` has returned.
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
