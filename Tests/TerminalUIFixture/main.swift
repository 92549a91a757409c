import Foundation

// The program that tests of live screens type into.
Task { @MainActor in
    await FieldFixture(arguments: Set(CommandLine.arguments.dropFirst())).run()
    exit(0)
}
RunLoop.main.run()
