import Foundation

// A program for the tests of LineEditor to type into. Work first, then the run loop: so the main actor stays on the
// process's main thread.
let fixture = Fixture(arguments: Array(CommandLine.arguments.dropFirst()))
Task { @MainActor in
    await fixture.run()
    exit(0)
}
RunLoop.main.run()
