import TerminalUI

extension TextField {
    /// An empty field whose colours are recorded, each time that one is set.
    static func observed(by observer: Observer) -> TextField {
        let field = TextField(label: "Search")
        field.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { colour in observer.next(colour.rawValue, in: "background") })
        return field
    }

    /// Plays the words of typing: `type` with a text, and `delete`.
    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "type": insert(stimulus.value ?? "")
        case "delete": deleteBackward()
        default: break
        }
    }
}
