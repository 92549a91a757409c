import Foundation

// The program that tests of live screens type into.
let arguments = Set(CommandLine.arguments.dropFirst())
Task { @MainActor in
    if arguments.contains("form") {
        await FormFixture().run()
    } else if arguments.contains("table") {
        await TableFixture(arguments: arguments).run()
    } else {
        await FieldFixture(arguments: arguments).run()
    }
    exit(0)
}
RunLoop.main.run()
