/// A number that each thread has for itself, 0 at first.
///
///     let depth = ThreadWord()
///     depth.value += 1
public struct ThreadWord: Sendable {
    private let key: pthread_key_t

    /// A new number. A process can have about a thousand.
    public init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
    }

    /// The number of the calling thread.
    public var value: Int {
        get { Int(bitPattern: pthread_getspecific(key)) }
        nonmutating set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
}
