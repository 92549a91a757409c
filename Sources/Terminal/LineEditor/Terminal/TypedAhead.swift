/// Keeps keys that are typed while a program works: the terminal doesn't echo them into the output, and the next prompt
/// gets them, unless ``end(dropping:)`` drops them. Ctrl-C doesn't discard them.
///
/// The terminal is restored even if the program crashes.
@MainActor
public final class TypedAhead {
    private let found: TerminalAttributes

    /// Turns echo off until ``end(dropping:)``. Nil if standard input isn't a terminal, or if something else reads its
    /// keys already, such as a ``KeyPresses``.
    public init?() {
        guard let found = TerminalAttributes.current, found.collectsLines else { return nil }
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
    /// - Parameter dropsKeys: whether to drop the keys typed so far. A key that was pressed before the result was shown
    ///   isn't a reply to it: Enter, for example, would turn the page.
    public func end(dropping dropsKeys: Bool) {
        SignalPipe.shared.remove(ObjectIdentifier(self))
        if dropsKeys { Self.drop() }
        found.apply()
        TerminalRestoration.disarm()
    }

    /// Drops the keys that were typed and not read yet. Does nothing unless standard input is a terminal.
    public static func drop() { tcflush(STDIN_FILENO, TCIFLUSH) }
}
