import Exercises

extension [Stimulus] {
    /// Whether each stimulus still does something: a deletion finds text, and a picture that arrives was asked for.
    var makeSense: Bool {
        var lengths: [SignInField?: Int] = [:]
        var pictures: Set<String> = []
        for stimulus in self {
            switch stimulus.action {
            case .key(let key): if !Self.press(key, &lengths[nil, default: 0]) { return false }
            case .signInKey(let key, let field): if !Self.press(key, &lengths[field, default: 0]) { return false }
            case .ask(_, let picture), .prepare(let picture): pictures.insert(picture)
            case .answerPicture(let picture), .refusePicture(let picture):
                if !pictures.contains(picture) { return false }
            case .openForm, .openSignIn, .openController: lengths = [:]
            default: break
            }
        }
        return true
    }

    /// Presses a key in a field with a text of some length; false if that changes nothing.
    private static func press(_ key: Keystroke, _ length: inout Int) -> Bool {
        let before = length
        switch key {
        case .type(let text): length += text.count
        case .delete: length = Swift.max(0, length - 1)
        case .clear: length = 0
        }
        return length != before
    }
}
