/// Lets one declaration explain the same misuse of ``Signal`` and ``MainSignal``.
///
/// The members of its extensions, in the other files of this folder, are unavailable. The compiler and editors show
/// their messages, which say what to do. The compiler chooses such a member only if no other overload fits, so correct
/// code isn't affected. The members take closures that aren't `@Sendable`, so the compiler reports nothing else about
/// the closure.
public protocol SignalProtocol<Value, Failure>: Joinable {}

extension Signal: SignalProtocol {}
extension MainSignal: SignalProtocol {}
