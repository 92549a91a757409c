import Foundation

// Commits one misuse in this process, which then ends: how, and with what on standard error, is what the tests look at.
guard CommandLine.arguments.count == 2, let misuse = Misuse(rawValue: CommandLine.arguments[1]) else {
    print("Usage: ReactiveCoreFixture MISUSE, one of \(Misuse.allCases.map(\.rawValue).joined(separator: ", ")).")
    exit(64)
}
misuse.commit()
