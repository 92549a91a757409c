import Foundation

// A program for the tests of live screens to type into.
let arguments = Set(CommandLine.arguments.dropFirst())
Task { @MainActor in
    if arguments.contains("form") {
        await FormFixture().run()
    } else {
        await FieldFixture(arguments: arguments).run()
    }
    exit(0)
}
RunLoop.main.run()
