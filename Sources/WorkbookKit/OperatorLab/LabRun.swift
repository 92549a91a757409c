import Marbles
import ReactiveCore
import Synchronization

/// A run of an operator in the lab: gives the operator its arguments and inputs, and records the lanes.
final class LabRun: Sendable {
    private struct Track: Sendable {
        enum Role: Sendable { case input, output, effect, subscriptions }
        let role: Role
        /// The lane before the run: its name, its start, and the events of a hot input.
        let lane: Lane
        let input: Int
        let log: EventLog
    }

    /// The maximum number of input lanes. An operator that subscribes to more cold inputs counts as endless.
    private static let maximumSubscriptions = 100
    /// The maximum number of actions after the inputs were played. An operator that schedules more counts as endless.
    private static let maximumTimers = 60_000

    let arguments: [OperatorArgument]
    private let inputs: [OperatorExample.Input]
    private let diagrams: [MarbleDiagram]
    private let player = MarblePlayer()
    private let tracks = Mutex<[Track]>([])
    private let everything = CompositeDisposable()

    init(arguments: [OperatorArgument], inputs: [OperatorExample.Input], diagrams: [MarbleDiagram]) {
        (self.arguments, self.inputs, self.diagrams) = (arguments, inputs, diagrams)
    }

    var argument: OperatorArgument { arguments[0] }
    var scheduler: TestScheduler { player.scheduler }
    private var inputCount: Int { diagrams.count }

    func length(of index: Int) -> Duration { diagrams[index].end }

    // MARK: Inputs

    /// A hot input: it sends its marbles with or without a subscriber.
    func hot(_ index: Int = 0, showing line: Int? = nil) -> Signal<String, MarbleFailure> {
        let diagram = diagrams[index]
        let hot = player.hot(diagram)
        let end = max(.zero, diagram.end - diagram.step)
        let lane = Lane(name(of: index), diagrams[line ?? index].events, span: .zero...end)
        add(Track(role: .input, lane: lane, input: index, log: EventLog { .zero }))
        add(Track(role: .subscriptions, lane: Lane(lane.name, []), input: index, log: hot.subscriptions))
        return hot.signal
    }

    /// A hot input that can't fail, because its marbles were checked.
    func trigger(_ index: Int) -> Signal<String, Never> { hot(index).catch { _ in .empty } }

    /// A cold input: it plays its marbles for each subscriber, in a lane that begins with the subscription.
    /// - Parameter maker: the value that the operator makes this inner signal of; nil for any other signal.
    func cold(_ index: Int = 0, named name: String? = nil, of maker: String? = nil) -> Signal<String, MarbleFailure> {
        let signal = player.cold(diagrams[index])
        return Signal { [self] subscriber in
            guard tracks.withLock({ $0.count { $0.role == .input } }) < Self.maximumSubscriptions else {
                everything.dispose()
                return nil
            }
            let name = name ?? self.name(of: index)
            let lane = open(.input, name, input: index, maker: maker)
            let subscriptions = open(.subscriptions, name, input: index)
            subscriptions.write(.subscribed)
            let subscription = signal.observe { event in
                lane.write(.init(event))
                subscriber.send(event)
            }
            return ActionDisposable {
                lane.writeDisposalUnlessEnded()
                subscriptions.write(.disposed)
                subscription.dispose()
            }
        }
    }

    /// A signal whose subscriptions play the inputs in turn. Later subscriptions repeat the last input.
    func coldInTurn() -> Signal<String, MarbleFailure> {
        let next = nextIndex(from: 0)
        return .deferred { [self] in cold(next()) }
    }

    func nextIndex(from first: Int) -> @Sendable () -> Int {
        let turn = Mutex(first)
        return { [inputCount] in
            turn.withLock { turn in
                defer { turn += 1 }
                return min(turn, inputCount - 1)
            }
        }
    }

    var allHot: [Signal<String, MarbleFailure>] { (0..<inputCount).map { hot($0) } }
    var allCold: [Signal<String, MarbleFailure>] { (0..<inputCount).map { cold($0) } }

    private func name(of index: Int) -> String {
        index < inputs.count ? inputs[index].name : "\(inputs[inputs.count - 1].name) \(index - inputs.count + 2)"
    }

    // MARK: Outputs

    func show<Value: Described, Failure: Described>(_ signal: Signal<Value, Failure>, named name: String) {
        let log = open(.output, name)
        let subscription = signal.observe { log.write(.init($0)) }
        everything.add(
            ActionDisposable {
                log.writeDisposalUnlessEnded()
                subscription.dispose()
            })
    }

    func stage(_ name: String) -> EventLog { open(.input, name) }

    func effect(_ name: String) -> @Sendable (String) -> Void {
        let log = open(.effect, name)
        return { log.write(.next($0)) }
    }

    /// Disposes of all subscriptions at an instant, before anything else happens at that instant.
    func stop(at instant: Duration) {
        scheduler.schedule(after: instant) { [everything] in everything.dispose() }
    }

    // MARK: Recording

    func finish(showsSubscriptions: Bool) -> Demonstration {
        player.playInputs()
        if (try? scheduler.run(limit: Self.maximumTimers)) == nil { everything.dispose() }
        defer { everything.dispose() }

        let recorded = tracks.withLock { $0 }.enumerated()
            .sorted { ($0.element.input, $0.offset) < ($1.element.input, $1.offset) }
            .map { _, track in
                var lane = track.lane
                lane.events += track.log.recorded
                return (role: track.role, lane: lane, input: track.input)
            }
        let end = recorded.compactMap { $0.lane.lastInstant }.max() ?? .zero
        func lanes(_ role: Track.Role) -> [Lane] {
            recorded.filter { $0.role == role }.map { _, lane, _ in
                guard role == .input || role == .output, !lane.events.contains(where: { $0.kind.isEnding }) else {
                    return lane
                }
                // A signal without an end is open, so its lane is drawn as far as the longest lane.
                let start = lane.span?.lowerBound ?? .zero
                var open = lane
                open.span = start...max(end, start)
                return open
            }
        }
        return Demonstration(
            inputs: lanes(.input), outputs: lanes(.output), effects: lanes(.effect),
            subscriptions: lanes(.subscriptions), showsSubscriptions: showsSubscriptions,
            sources: recorded.filter { $0.role == .input }.map { $0.input })
    }

    private func add(_ track: Track) { tracks.withLock { $0.append(track) } }

    /// Adds a lane that begins now. But subscriptions to inputs with the same name share a lane, which begins at zero.
    private func open(_ role: Track.Role, _ name: String, input: Int = 0, maker: String? = nil) -> EventLog {
        let start = role == .subscriptions ? .zero : scheduler.now
        return tracks.withLock { tracks in
            if role == .subscriptions, let track = tracks.first(where: { $0.role == role && $0.lane.name == name }) {
                return track.log
            }
            var lane = Lane(name, [], span: start == .zero ? nil : start...start)
            lane.maker = maker
            let log = EventLog { [scheduler] in scheduler.now }
            tracks.append(Track(role: role, lane: lane, input: input, log: log))
            return log
        }
    }
}

extension EventLog {
    fileprivate func writeDisposalUnlessEnded() {
        if !recorded.contains(where: { $0.kind.isEnding }) { write(.disposed) }
    }
}
