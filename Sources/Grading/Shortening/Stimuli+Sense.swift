import Exercises

extension [Stimulus] {
    /// Whether each stimulus still does something: a deletion finds text, and a row waits for a picture that arrives.
    var makeSense: Bool {
        var lengths: [SignInField?: Int] = [:]
        var pictures = AwaitedPictures()
        for stimulus in self {
            switch stimulus.action {
            case .key(let key): if !Self.press(key, &lengths[nil, default: 0]) { return false }
            case .signInKey(let key, let field): if !Self.press(key, &lengths[field, default: 0]) { return false }
            case .ask(let asker, let picture): pictures.ask(asker, picture)
            case .leave(let asker): if !pictures.leave(asker) { return false }
            case .answerPicture(let picture): if !pictures.answer(picture, isKept: true) { return false }
            case .refusePicture(let picture): if !pictures.answer(picture, isKept: false) { return false }
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

/// Which rows wait for which pictures, if each picture is loaded once.
private struct AwaitedPictures {
    private var pictureOfAsker: [Int: String] = [:]
    private var loaded: Set<String> = []

    mutating func ask(_ asker: Int, _ picture: String) {
        if !loaded.contains(picture) { pictureOfAsker[asker] = picture }
    }

    /// False if the row doesn't wait for a picture.
    mutating func leave(_ asker: Int) -> Bool { pictureOfAsker.removeValue(forKey: asker) != nil }

    /// False if no row waits for the picture.
    mutating func answer(_ picture: String, isKept: Bool) -> Bool {
        let count = pictureOfAsker.count
        pictureOfAsker = pictureOfAsker.filter { $0.value != picture }
        if isKept { loaded.insert(picture) }
        return pictureOfAsker.count < count
    }
}
