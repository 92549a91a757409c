/// A place in a recorded run, and the ways to move it.
package struct RunCursor: Sendable, Equatable {
    /// A step from one place to another.
    package enum Move: Sendable, CaseIterable {
        /// To the neighboring moment; of the followed lane, if one is followed.
        case nextEvent, previousEvent
        /// To the last moment of another time.
        case nextInstant, previousInstant
        case start, end
    }

    /// The place of the moment.
    package private(set) var moment = 0
    /// The place of the lane that is chosen.
    package var lane = 0
    /// Whether it was chosen after the last step, so that it's in sight rather than the lane of the moment.
    package private(set) var hasChosen = false
    /// Whether steps lead to events of the chosen lane alone.
    package var isFollowing = false

    /// A cursor at a moment.
    package init(moment: Int = 0) {
        self.moment = moment
    }

    /// Makes a step in a run. Returns whether there was a place to go to.
    @discardableResult
    package mutating func make(_ move: Move, in run: RecordedRun) -> Bool {
        guard let place = place(after: move, in: run), place != moment else { return false }
        moment = place
        hasChosen = false
        return true
    }

    /// Chooses the neighboring lane among those that there are at the moment: up or down from the chosen one, or after
    /// a step, from the one of the moment. Returns whether there is a lane.
    package mutating func choose(up: Bool, in run: RecordedRun) -> Bool {
        guard run.moments.indices.contains(moment) else { return false }
        let lanes = run.trace.places(after: run.moments[moment].events)
        let from = hasChosen || isFollowing ? lane : run.moments[moment].lane ?? lane
        let next = up ? lanes.last { $0 < from } : lanes.first { $0 > from }
        guard let place = next ?? lanes.first(where: { $0 >= from }) ?? lanes.last else { return false }
        (lane, hasChosen) = (place, true)
        return true
    }

    /// Moves to the last moment at a time, or before it.
    package mutating func jump(to time: Duration, in run: RecordedRun) {
        moment = run.moments.lastIndex { $0.time <= time } ?? 0
        hasChosen = false
    }

    /// Keeps the cursor in a run that replaces the one before, at the same time.
    package mutating func stay(at time: Duration, in run: RecordedRun) {
        jump(to: time, in: run)
        lane = min(lane, max(0, run.trace.lanes.count - 1))
    }

    private func place(after move: Move, in run: RecordedRun) -> Int? {
        let moments = run.moments
        guard moments.indices.contains(moment) else { return nil }
        let isStop = { (place: Int) in !isFollowing || moments[place].lane == lane }
        let time = moments[moment].time
        switch move {
        case .nextEvent: return moments.indices.dropFirst(moment + 1).first(where: isStop)
        case .previousEvent: return moments.indices.prefix(moment).last(where: isStop)
        case .nextInstant:
            guard let next = moments.indices.dropFirst(moment).first(where: { moments[$0].time > time && isStop($0) })
            else { return moments.indices.dropFirst(moment).last { moments[$0].time == time && isStop($0) } }
            return moments.indices.dropFirst(next).prefix { moments[$0].time == moments[next].time }.last(where: isStop)
        case .previousInstant:
            return moments.indices.prefix(moment).last { moments[$0].time < time && isStop($0) }
        case .start: return 0
        case .end: return moments.count - 1
        }
    }
}
