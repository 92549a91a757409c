import Foundation

// Makes one mistake. The tests look at how the process ends, and at what it writes.
guard CommandLine.arguments.count == 2, let misuse = Misuse(rawValue: CommandLine.arguments[1]) else {
    print("Usage: ReactiveCoreFixture MISUSE, one of \(Misuse.allCases.map(\.rawValue).joined(separator: ", ")).")
    exit(64)
}
misuse.perform()
