/// Something that went wrong, told to the reader: what it was, where, and what to do.
public struct Complaint: Error, Equatable {
    public let sentence: String
    public let status: ExitStatus

    /// The request itself makes no sense: an unknown word, a missing argument.
    public static func usage(_ sentence: String) -> Complaint {
        Complaint(sentence: sentence, status: .usage)
    }

    /// The request was fine and could not be done.
    public static func failure(_ sentence: String) -> Complaint {
        Complaint(sentence: sentence, status: .notPassed)
    }
}

/// What a command leaves behind for the shell.
public struct ExitStatus: Equatable, Sendable {
    public let code: Int32

    public init(code: Int32) {
        self.code = code
    }

    /// The command did what was asked; a check passed.
    public static let passed = ExitStatus(code: 0)
    /// A check did not pass, or what was asked could not be done.
    public static let notPassed = ExitStatus(code: 1)
    /// The command line was wrong (`EX_USAGE`).
    public static let usage = ExitStatus(code: 64)
    /// Stopped by Ctrl-C.
    public static let interrupted = ExitStatus(code: 130)
}
