import Platform

/// How a terminal treats what is typed: as it was found, a program must leave it.
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

    /// Lines are collected and echoed by the kernel, as a shell's child finds the terminal.
    public var areCooked: Bool { local & UInt(ICANON) != 0 && local & UInt(ECHO) != 0 }

    public var description: String {
        "input \(String(input, radix: 8)), output \(String(output, radix: 8)), control \(String(control, radix: 8)), local \(String(local, radix: 8))"
    }
}
