/// An error for the reader: what happened, where, and what to do.
struct Complaint: Error, Equatable {
    let sentence: String
    let status: ExitStatus

    /// The request is wrong: an unknown word, a missing argument.
    static func usage(_ sentence: String) -> Complaint {
        Complaint(sentence: sentence, status: .usage)
    }

    /// The request is right, but can't be done.
    static func failure(_ sentence: String) -> Complaint {
        Complaint(sentence: sentence, status: .notPassed)
    }
}

/// The exit status of a command.
struct ExitStatus: Equatable, Sendable {
    let code: Int32

    /// The command succeeded, or the check passed.
    static let passed = ExitStatus(code: 0)
    /// The check didn't pass, or the command failed.
    static let notPassed = ExitStatus(code: 1)
    /// The command line was wrong (`EX_USAGE`).
    static let usage = ExitStatus(code: 64)
    /// Stopped by Ctrl-C.
    static let interrupted = ExitStatus(code: 130)
}
