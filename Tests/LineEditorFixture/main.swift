import Foundation

// The run loop comes last, so that the main actor stays on the process's main thread.
let fixture = Fixture()
Task { @MainActor in
    await fixture.run()
    exit(0)
}
RunLoop.main.run()
