import Foundation

// A program for the tests of the live field to type into.
let fixture = FieldFixture(arguments: Set(CommandLine.arguments.dropFirst()))
Task { @MainActor in
    await fixture.run()
    exit(0)
}
RunLoop.main.run()
