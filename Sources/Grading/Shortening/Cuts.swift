import Playing

/// The shorter runs to try, one after the other: first fewer stimuli, then shorter pauses.
///
/// It's delta debugging: the run ends earlier, then parts of it are left out, large ones first, down to single stimuli.
/// Then consecutive keys become one text, a user acts less often, and pauses become shorter.
package struct Cuts: Sendable {
    /// The time between two keys of a typed script. No pause is cut below it.
    static let pace = Duration.milliseconds(120)

    private enum Step {
        /// Ends the run at the middle of these places. At the first place it's too short, and at the last long enough.
        case end(places: ArraySlice<Int>)
        /// Leaves out the last `size` of the first `end` optional stimuli, or all of those if there are fewer.
        case leaveOut(size: Int, end: Int, hasChanged: Bool)
        case join(index: Int, hasChanged: Bool)
        case simplify
        /// Shortens the pause before a stimulus to between `least` paces, which is too short, and `most`, which works.
        case shorten(index: Int, least: Int, most: Int)
        case done
    }

    package private(set) var shortest: [Stimulus]
    private let rule: CutRule
    /// Whether the whole run makes sense. If it does, shorter runs must make sense as well.
    private let makesSense: Bool
    /// How long the run continues after its last act. A shorter run must continue at least as long.
    private let rest: Duration
    private var step = Step.done
    private var candidate: [Stimulus] = []

    package init(_ stimuli: [Stimulus], by rule: CutRule) {
        shortest = stimuli
        self.rule = rule
        makesSense = stimuli.makeSense
        rest = stimuli.rest
        step = nextEnd(among: ends[...])
    }

    var areDone: Bool { if case .done = step { true } else { false } }

    package mutating func next() -> [Stimulus]? {
        while !areDone {
            if let candidate = shorter, candidate.rest >= rest, candidate.makeSense || !makesSense {
                self.candidate = candidate
                return candidate
            }
            goOn(worked: false)
        }
        return nil
    }

    /// - Parameter worked: whether the run showed the mistake.
    package mutating func take(worked: Bool) {
        if worked { shortest = candidate }
        goOn(worked: worked)
    }

    private var shorter: [Stimulus]? {
        switch step {
        case .end(let places): ended(before: places[Self.middle(of: places)])
        case .leaveOut(let size, let end, _): withoutStimuli(before: end, size: size)
        case .join(let index, _): joined(at: index)
        case .simplify: rule == .usual ? shortest.simpler : nil
        case .shorten(let index, let least, let most): withPause(of: Self.middle(least, most), before: index)
        case .done: nil
        }
    }

    private mutating func goOn(worked: Bool) {
        switch step {
        case .end(let places):
            let middle = Self.middle(of: places)
            step = nextEnd(among: worked ? places[...middle] : places[middle...])
        case .leaveOut(let size, let end, let hasChanged):
            // Pairs overlap: a key and the key that deletes it may follow each other anywhere.
            let (end, hasChanged) = (end - (size == 2 ? 1 : size), hasChanged || worked)
            let count = optional.count
            if end > 0 {
                step = .leaveOut(size: size, end: end, hasChanged: hasChanged)
            } else if count > 0, size > 1 || hasChanged {
                let smaller = hasChanged && size <= 2 ? 2 : max(1, size / 2)
                step = .leaveOut(size: min(smaller, count), end: count, hasChanged: false)
            } else {
                step = .join(index: shortest.count - 1, hasChanged: false)
            }
        case .join(let index, let hasChanged):
            let hasChanged = hasChanged || worked
            if index > 1 {
                step = .join(index: index - 1, hasChanged: hasChanged)
            } else if hasChanged {
                step = .leaveOut(size: 2, end: optional.count, hasChanged: false)
            } else {
                step = .simplify
            }
        case .simplify: step = nextPause(from: 0)
        case .shorten(let index, let least, let most):
            let tried = Self.middle(least, most)
            let (least, most) = worked ? (least, tried) : (tried, most)
            step = most - least > 1 ? .shorten(index: index, least: least, most: most) : nextPause(from: index + 1)
        case .done: break
        }
    }

    // MARK: An earlier end

    /// The numbers of stimuli after which the run may end, including none and all.
    private var ends: [Int] {
        [0] + shortest.indices.dropFirst().filter { rule.canEnd(before: $0, in: shortest) } + [shortest.count]
    }

    private func nextEnd(among places: ArraySlice<Int>) -> Step {
        places.count > 2
            ? .end(places: places) : .leaveOut(size: optional.count, end: optional.count, hasChanged: false)
    }

    private static func middle(of places: ArraySlice<Int>) -> Int { (places.startIndex + places.endIndex - 1) / 2 }

    /// The first stimuli, followed by a rest at least as long as the whole run's.
    private func ended(before count: Int) -> [Stimulus] {
        var stimuli = Array(shortest.prefix(count))
        if stimuli.rest < rest {
            if stimuli.last?.action == .wait { stimuli.removeLast() }
            stimuli.append(Stimulus(at: stimuli.lastAct + rest, .wait))
        }
        return stimuli
    }

    // MARK: Fewer stimuli

    /// The indices of the stimuli that can be left out.
    private var optional: [Int] {
        shortest.indices.filter { !rule.keeps(shortest[$0].action) && !shortest.separates(at: $0) }
    }

    private func withoutStimuli(before end: Int, size: Int) -> [Stimulus]? {
        let optional = optional
        guard size > 0, end <= optional.count else { return nil }
        let left = Set(optional[max(0, end - size)..<end])
        return shortest.indices.filter { !left.contains($0) }.map { shortest[$0] }
    }

    /// The run with a text joined to the text before it. If pauses must stay, consecutive texts are joined all at once:
    /// joining only two would lengthen a pause, in which a text could settle.
    private func joined(at index: Int) -> [Stimulus]? {
        func isJoined(_ place: Int) -> Bool {
            place > 0 && place < shortest.count
                && shortest[place - 1].action.joined(with: shortest[place].action) != nil
        }
        guard rule != .nothing, isJoined(index), rule == .usual || !isJoined(index + 1) else { return nil }
        var stimuli = shortest
        var last = index
        repeat {
            if let action = stimuli[last - 1].action.joined(with: stimuli[last].action) {
                stimuli[last - 1].action = action
            }
            stimuli.remove(at: last)
            last -= 1
        } while rule != .usual && isJoined(last)
        return stimuli
    }

    // MARK: Shorter pauses

    private func nextPause(from index: Int) -> Step {
        for index in index..<max(index, shortest.count) where rule == .usual {
            let paces = Int((shortest.pause(before: index) / Self.pace).rounded(.up))
            if paces > 1 { return .shorten(index: index, least: 0, most: paces) }
        }
        return .done
    }

    private static func middle(_ least: Int, _ most: Int) -> Int { least == 0 ? 1 : (least + most) / 2 }

    private func withPause(of paces: Int, before index: Int) -> [Stimulus]? {
        let cut = shortest.pause(before: index) - Self.pace * paces
        guard cut > .zero else { return nil }
        return shortest.enumerated().map { $0 < index ? $1 : Stimulus(at: $1.at - cut, $1.action) }
    }
}

extension [Stimulus] {
    /// Whether the stimulus is a wait that separates the stimuli before it from a stimulus at the same time.
    fileprivate func separates(at index: Int) -> Bool {
        self[index].action == .wait && index + 1 < count && self[index + 1].at == self[index].at
    }

    fileprivate func pause(before index: Int) -> Duration { self[index].at - (index > 0 ? self[index - 1].at : .zero) }

    /// When a user, a source or a subscriber acts for the last time; the time of the first stimulus if none acts.
    fileprivate var lastAct: Duration {
        (last(where: \.action.isAct) ?? first)?.at ?? .zero
    }

    fileprivate var rest: Duration { (last?.at ?? .zero) - lastAct }
}

/// What may be cut from a scenario's run without making its judge reject a right answer.
public enum CutRule: Sendable {
    /// Pauses, and stimuli without which the run still makes sense, unlike opening a form. Consecutive keys may be
    /// joined into one text.
    case usual
    /// The end of the run, after any wait. Consecutive keys may be joined into one text.
    case end
    /// Nothing, because the judge expects the whole script.
    case nothing

    func keeps(_ action: Stimulus.Action) -> Bool { self != .usual || action.isStructural }

    /// Whether the run may end before a stimulus, with its final pause kept.
    func canEnd(before index: Int, in stimuli: [Stimulus]) -> Bool {
        self == .end && stimuli[index - 1].action == .wait
    }
}
