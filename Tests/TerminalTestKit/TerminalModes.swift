import Platform

/// How a terminal treats what is typed. A program must leave them as it found them.
public struct TerminalModes: Equatable, Sendable, CustomStringConvertible {
    private let input: UInt
    private let output: UInt
    private let control: UInt
    private let local: UInt

    init(of descriptor: Int32) {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        input = UInt(modes.c_iflag)
        output = UInt(modes.c_oflag)
        control = UInt(modes.c_cflag)
        local = UInt(modes.c_lflag)
    }

    /// Whether the kernel collects lines and echoes them, as it does for a program that a shell starts.
    public var areCooked: Bool { local & UInt(ICANON) != 0 && local & UInt(ECHO) != 0 }

    public var description: String {
        [("input", input), ("output", output), ("control", control), ("local", local)]
            .map { "\($0) \(String($1, radix: 8))" }.joined(separator: ", ")
    }
}
