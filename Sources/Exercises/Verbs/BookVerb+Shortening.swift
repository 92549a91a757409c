import Playing

extension BookVerb {
    /// Whether every key changes a text, every row that leaves was waiting for a picture, and every picture that
    /// arrives or fails was awaited.
    public static func makeSense(_ run: [Stimulus]) -> Bool {
        var lengths: [SignInField?: Int] = [:]
        var pictures = AwaitedPictures()
        for stimulus in run {
            switch stimulus.verb {
            case .key(let key): if !press(key, &lengths[nil, default: 0]) { return false }
            case .signInKey(let key, let field): if !press(key, &lengths[field, default: 0]) { return false }
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

    /// Updates the length of a field's text for a key; false if the key changes nothing.
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

/// The picture that each row waits for, assuming that a loaded picture isn't loaded again.
private struct AwaitedPictures {
    private var pictureOfAsker: [Int: String] = [:]
    private var loaded: Set<String> = []

    mutating func ask(_ asker: Int, _ picture: String) {
        if !loaded.contains(picture) { pictureOfAsker[asker] = picture }
    }

    /// Ends a row's wait; false if the row doesn't wait for a picture.
    mutating func leave(_ asker: Int) -> Bool { pictureOfAsker.removeValue(forKey: asker) != nil }

    /// Ends the wait for a picture; false if no row waits for it.
    mutating func answer(_ picture: String, isKept: Bool) -> Bool {
        let count = pictureOfAsker.count
        pictureOfAsker = pictureOfAsker.filter { $0.value != picture }
        if isKept { loaded.insert(picture) }
        return pictureOfAsker.count < count
    }
}

// MARK: - Simpler runs

extension BookVerb {
    public func joined(with next: Self) -> Self? {
        switch (self, next) {
        case (.key(.type(let first)), .key(.type(let second))): .type(first + second)
        case (.signInKey(.type(let first), let field), .signInKey(.type(let second), let other)) where field == other:
            .signInKey(.type(first + second), field)
        default: nil
        }
    }

    /// The run with access granted from the start; nil unless its only decision is one `allow`, without a `subscribe`.
    public static func simpler(_ run: [Stimulus]) -> [Stimulus]? {
        let answers = run.indices.filter {
            [.allow, .deny, .resetDecision, .subscribe].contains(run[$0].verb)
        }
        guard answers.count == 1, let answer = answers.first, run[answer].verb == .allow,
            let opening = run.first, case .openForm(var world) = opening.verb, world.access == .ask
        else { return nil }
        world.access = .grant
        var simpler = run
        simpler[0] = Stimulus(at: opening.at, .openForm(world))
        simpler.remove(at: answer)
        return simpler
    }
}
