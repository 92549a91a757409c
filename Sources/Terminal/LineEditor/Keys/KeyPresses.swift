import Dispatch

/// Single keys, without a line: for a page that waits for a key, and for a screen that runs by itself.
///
/// While a `KeyPresses` listens, the terminal neither echoes nor waits for Return; Ctrl-C and Ctrl-Z stay signals. The
/// terminal is restored even if the program crashes. Don't listen while a `LineEditor` edits: they share the keyboard.
///
///     let keys = KeyPresses()
///     if await keys.next() == .key(.scalar("q")) { return }
@MainActor
public final class KeyPresses {
    /// A key, or another event.
    public enum Press: Sendable, Equatable {
        /// A key. Return is U+000A here.
        case key(Key)
        /// Ctrl-C.
        case interrupted
        /// The program continues after Ctrl-Z: the screen may have been overwritten.
        case continued
        /// The input has ended.
        case ended
    }

    private var decoder = KeyDecoder()
    private var source: (any DispatchSourceRead)?
    private var attributes: (found: TerminalAttributes, raw: TerminalAttributes)?
    private var onPress: ((Press) -> Void)?
    private var onResize: () -> Void = {}
    /// The number of reads so far. If it doesn't change during a timeout, there was a pause.
    private var arrivals = 0

    /// Makes a reader of the keys from standard input. Reading begins with `listen`.
    public init() {}

    /// Whether standard input is a terminal.
    public static var areAvailable: Bool { isatty(STDIN_FILENO) == 1 }

    /// Calls a closure for each `Press`, on the main actor, until `stop`. The closure may call `stop`; later keys then
    /// stay for the next reader. Does nothing if this object listens already.
    /// - Parameter onResize: called when the window is resized, on the main actor.
    public func listen(onResize: @escaping () -> Void = {}, _ onPress: @escaping (Press) -> Void) {
        guard self.onPress == nil else { return }
        self.onPress = onPress
        self.onResize = onResize
        if let found = TerminalAttributes.current {
            attributes = (found, found.withoutLines)
            TerminalRestoration.arm(with: found)
            attributes?.raw.apply()
        }
        SignalPipe.shared.add(self) { [weak self] event in self?.signalArrived(event) }
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.resume()
        self.source = source
    }

    /// Stops, and restores the terminal. Does nothing unless this object listens.
    public func stop() {
        guard onPress != nil else { return }
        onPress = nil
        onResize = {}
        source?.cancel()
        source = nil
        SignalPipe.shared.remove(ObjectIdentifier(self))
        attributes?.found.apply()
        attributes = nil
        TerminalRestoration.disarm()
        decoder = KeyDecoder()
    }

    /// Waits for the next key.
    /// - Parameter ask: shows the question, on the main actor, when keys are no longer echoed.
    public func next(ask: () -> Void = {}) async -> Press {
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Press, Never>? = continuation
            listen { [weak self] press in
                self?.stop()
                waiting?.resume(returning: press)
                waiting = nil
            }
            ask()
        }
    }

    private func read() {
        // Never read past the key: the bytes after it may be for another program.
        let bytes = readBytes(from: STDIN_FILENO, atMost: decoder.bytesLeftInKey)
        if bytes == nil, errnoIsTemporary { return }
        guard let bytes, !bytes.isEmpty else {
            onPress?(.ended)
            return stop()
        }
        for byte in bytes { pass(decoder.feed(byte)) }
        waitForTheRest()
    }

    private func waitForTheRest() {
        arrivals += 1
        let count = arrivals
        guard let timeout = decoder.timeout else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(timeout))) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.arrivals == count else { return }
                self.pass(self.decoder.pause())
            }
        }
    }

    private func pass(_ keys: [Key]) {
        for key in keys { onPress?(.key(key)) }
    }

    private func signalArrived(_ event: SignalPipe.Event) {
        switch event {
        case .interrupted: onPress?(.interrupted)
        case .resized: onResize()
        case .willStop: attributes?.found.apply()
        case .didContinue:
            attributes?.raw.apply()
            onPress?(.continued)
        }
    }
}
