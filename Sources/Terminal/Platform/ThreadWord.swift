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
