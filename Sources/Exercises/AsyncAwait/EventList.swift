// Without Playing, whose type `Observation` hides the module of the same name from the macro.
import Observation

/// The events so far, as state.
@MainActor
@Observable
final class EventList {
    var events: [String] = []
}
