import ReactiveCore
import TerminalUI

extension TextField {
    /// An empty field whose colors are recorded, each time that one is set.
    static func observed(by observer: Observer) -> TextField {
        let field = TextField(label: "Search")
        field.record(by: observer)
        return field
    }

    /// Records each color that is set, in the lane `background`.
    func record(by observer: Observer) {
        backgroundSignal
            .skip(first: 1)
            .subscribe(next: { color in observer.next(color.rawValue, in: "background") })
    }

    /// Plays the words of typing: `type` with a text, `delete`, and `clear`.
    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "type": insert(stimulus.value ?? "")
        case "delete": deleteBackward()
        case "clear": clear()
        default: break
        }
    }
}
