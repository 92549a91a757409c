/// What ``Signal`` and ``MainSignal`` have in common: their misuse, which the files beside this one explain.
///
/// The members of its extensions are unavailable. Each has a message that says what to do, which the compiler and every
/// editor show. The compiler takes one only if no other overload fits, so right code doesn't notice them. They take
/// closures that aren't `@Sendable`, so that the compiler has nothing else to say about the closure.
public protocol SignalProtocol<Value, Failure> {
    /// The type of the values.
    associatedtype Value: Sendable
    /// The type of the failure.
    associatedtype Failure: Error
}

extension Signal: SignalProtocol {}
extension MainSignal: SignalProtocol {}
