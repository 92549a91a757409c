/// Keeps keys that are typed while a program works: the terminal doesn't echo them into the output, and the next prompt
/// gets them. Ctrl-C doesn't discard them.
///
/// The terminal is restored even if the program crashes.
@MainActor
public final class TypedAhead {
    private let found: TerminalAttributes

    /// Turns echo off until ``end()``. Nil if standard input isn't a terminal.
    public init?() {
        guard let found = TerminalAttributes.current else { return nil }
        self.found = found
        TerminalRestoration.arm(with: found)
        found.withoutEcho.apply()
        SignalPipe.shared.add(self) { event in
            switch event {
            case .willStop: found.apply()
            case .didContinue: found.withoutEcho.apply()
            case .interrupted, .resized: break
            }
        }
    }

    /// Restores the terminal.
    public func end() {
        SignalPipe.shared.remove(ObjectIdentifier(self))
        found.apply()
        TerminalRestoration.disarm()
    }
}
