import Foundation
import Reading

prepareStandardDescriptors()
Task { @MainActor in
    exit(await Start(Array(CommandLine.arguments.dropFirst())).run().code)
}
while true { RunLoop.main.run() }
