import Playing
import ReactiveCore
import TerminalUI

extension TextField {
    static func observed(by observer: Observer) -> TextField {
        let field = TextField(label: "Search")
        field.record(by: observer)
        return field
    }

    func record(by observer: Observer) {
        backgroundSignal
            .skip(first: 1)
            .subscribe(next: { color in observer.next(color.rawValue, in: .background) })
    }

    func press(_ key: Keystroke) {
        switch key {
        case .type(let text): insert(text)
        case .delete: deleteBackward()
        case .clear: clear()
        }
    }
}
