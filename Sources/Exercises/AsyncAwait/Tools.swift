/// What a value that changes can be written with, from the smallest tool to the largest.
public enum Tool: Int, Sendable, CaseIterable {
    /// Nothing yet.
    case undecided
    /// A constant: it's read once, when the screen is drawn first.
    case constant
    /// A property that's computed from state whenever the state changes.
    case computedProperty
    /// An `async` function: one question, one answer.
    case asyncFunction
    /// SwiftUI's `.task(id:)`: a task for each state, which the next state cancels.
    case taskID
    /// A loop over `Observations`: the newest state, whenever the loop is ready for it.
    case observations
    /// A loop over an `AsyncStream`: each event, one after the other, for one listener.
    case asyncStream
    /// A signal.
    case signal
}

/// A problem of task 6.
public enum Problem: String, Codable, Sendable, CaseIterable {
    /// The screen shows the answer to the newest text. The text changes while the service works.
    case search
    /// The window's title is "Twitter Instant". It never changes.
    case title
    /// The total of a shopping cart, while things are put into it.
    case total
    /// Two parts of the app react to each tap.
    case taps
    /// The settings are read from a file when the app starts.
    case settings
    /// A document is saved as it changes. Saving takes a while, and only the newest text counts, but a writer who never
    /// pauses loses nothing either.
    case saving
    /// The button is enabled once there's a name and a password.
    case button
    /// The lines of a download are written to a file, in order, and none is left out. Writing takes a while.
    case download
}
