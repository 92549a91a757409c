import Platform

/// Keeps what is typed while a program works: it isn't echoed into the output, and is there for the next prompt. Ctrl-C
/// doesn't discard it.
///
/// The terminal is restored however the program ends, except by a Ctrl-C that it doesn't catch.
@MainActor
public final class TypedAhead {
    private let found: TerminalAttributes

    /// Begins, until ``end()``. Nil if standard input isn't a terminal.
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

    /// Gives the terminal back as it was.
    public func end() {
        SignalPipe.shared.remove(ObjectIdentifier(self))
        found.apply()
        TerminalRestoration.disarm()
    }
}
