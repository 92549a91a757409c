import Dispatch
import Platform

/// Keys one at a time, without a line: for a page that waits for a key, and for a screen that goes on by itself.
///
/// While it listens, the terminal neither echoes nor waits for Return; Ctrl-C and Ctrl-Z stay signals. However the program ends,
/// the terminal is given back as it was found. Not while a `LineEditor` edits: there is one keyboard.
@MainActor
public final class KeyPresses {
    /// What can come from a keyboard.
    public enum Press: Sendable, Equatable {
        /// A key. Return is U+000A here.
        case key(Key)
        /// Ctrl-C.
        case interrupted
        /// The program was stopped by Ctrl-Z and goes on: what is on the screen may be gone.
        case continued
        /// There will be no more keys: the terminal has gone.
        case ended
    }

    private var decoder = KeyDecoder()
    private var source: (any DispatchSourceRead)?
    private var modes: (found: termios, raw: termios)?
    private var tell: ((Press) -> Void)?
    /// Counts the bytes, so that a pause knows whether it was one.
    private var bytesRead = 0

    /// The keys of standard input. Nothing is read before `listen`.
    public init() {}

    /// Whether there is a keyboard to listen to.
    public static var areToBeHad: Bool { isatty(STDIN_FILENO) == 1 }

    /// Tells of each key, on the main actor, until `stop`; also when it is called from within `tell`. What was typed behind that key
    /// stays for whoever reads next.
    public func listen(_ tell: @escaping (Press) -> Void) {
        guard self.tell == nil else { return }
        self.tell = tell
        var found = termios()
        if tcgetattr(STDIN_FILENO, &found) == 0 {
            var raw = found
            raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
            raw.c_iflag &= ~tcflag_t(IXON)
            modes = (found, raw)
            TerminalRestoration.arm(with: found)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        }
        SignalPipe.shared.add(self) { [weak self] event in self?.signalArrived(event) }
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.resume()
        self.source = source
    }

    /// Gives the terminal back. Nothing happens where nobody listens.
    public func stop() {
        guard tell != nil else { return }
        tell = nil
        source?.cancel()
        source = nil
        SignalPipe.shared.remove(ObjectIdentifier(self))
        if var modes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes.found) }
        modes = nil
        TerminalRestoration.disarm()
        decoder = KeyDecoder()
    }

    /// Listens until the next key.
    public func next() async -> Press {
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Press, Never>? = continuation
            listen { [weak self] press in
                self?.stop()
                waiting?.resume(returning: press)
                waiting = nil
            }
        }
    }

    private func read() {
        // Never beyond the key: what follows may be meant for somebody else.
        var buffer = [UInt8](repeating: 0, count: decoder.bytesCertain)
        let count = systemRead(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            tell?(.ended)
            return stop()
        }
        for byte in buffer[..<count] { pass(decoder.feed(byte)) }
        waitForTheRest()
    }

    /// An Escape that nothing follows is a key of its own.
    private func waitForTheRest() {
        bytesRead += 1
        let count = bytesRead
        guard let patience = decoder.patience else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(patience))) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.bytesRead == count else { return }
                self.pass(self.decoder.pause())
            }
        }
    }

    private func pass(_ keys: [Key]) {
        for key in keys { tell?(.key(key)) }
    }

    private func signalArrived(_ event: SignalPipe.Event) {
        switch event {
        case .interrupted: tell?(.interrupted)
        case .resized: break
        case .willStop:
            if var modes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes.found) }
        case .didContinue:
            if var modes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes.raw) }
            tell?(.continued)
        }
    }
}
