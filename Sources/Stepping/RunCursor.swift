/// A position in a recorded run, and the ways to move it.
package struct RunCursor: Sendable, Equatable {
    /// A step from one position to another.
    package enum Move: Sendable, CaseIterable {
        /// To the neighboring moment; if a lane is followed, to that lane's neighboring moment.
        case nextEvent, previousEvent
        /// To the last moment of the next (or else the current) instant; to the last moment of the previous instant.
        case nextInstant, previousInstant
        case start, end
    }

    package private(set) var moment = 0
    /// The index of the chosen lane.
    package var lane = 0
    /// Whether the lane was chosen after the last step, so that it's visible rather than the lane of the moment.
    package private(set) var hasChosen = false
    /// Whether steps, except to the start and the end, lead only to events of the chosen lane.
    package var isFollowing = false

    package init(moment: Int = 0) { self.moment = moment }

    /// Makes a step in a run. Returns whether there was another moment to go to.
    @discardableResult
    package mutating func make(_ move: Move, in run: RecordedRun) -> Bool {
        guard let place = place(after: move, in: run), place != moment else { return false }
        moment = place
        hasChosen = false
        return true
    }

    /// Chooses the next lane up or down, among the lanes at the cursor's moment. Returns whether there is a lane.
    package mutating func choose(up: Bool, in run: RecordedRun) -> Bool {
        guard let current = run.moment(withIndex: moment) else { return false }
        let lanes = run.trace.places(after: current.events)
        let from = hasChosen || isFollowing ? lane : current.lane ?? lane
        let next = up ? lanes.last { $0 < from } : lanes.first { $0 > from }
        guard let place = next ?? lanes.first(where: { $0 >= from }) ?? lanes.last else { return false }
        (lane, hasChosen) = (place, true)
        return true
    }

    /// Moves to the last moment at a time or before it; to the first moment if all are later.
    package mutating func jump(to time: Duration, in run: RecordedRun) {
        moment = run.moments.lastIndex { $0.time <= time } ?? 0
        hasChosen = false
    }

    /// Moves to a time in a run that replaces the previous run.
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
