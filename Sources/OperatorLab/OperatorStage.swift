import Marbles
import ReactiveCore
import Synchronization

/// Where one operator is shown: its arguments and inputs as it asks for them, its time, and the lanes that are written meanwhile.
final class OperatorStage: Sendable {
    /// A lane that is being written.
    private struct Track: Sendable {
        enum Role: Sendable { case input, output, effect, subscription }
        let role: Role
        var lane: Lane
        /// Which input it is.
        var input = 0
    }

    private struct Contents: Sendable {
        var tracks: [Track] = []
        var hot: [Int: Subject<String, MarbleFailure>] = [:]
        var coldSubscriptions = 0
        var isOver = false
    }

    /// How often cold inputs are played before whatever asks for them is taken for endless.
    private static let mostSubscriptions = 100
    /// How many timers go off, after the inputs have ended, before what starts them is taken for endless.
    private static let mostTimers = 60_000

    let scheduler = TestScheduler()
    let title: String
    let arguments: [OperatorArgument]
    private let inputs: [OperatorExample.Input]
    private let diagrams: [MarbleDiagram]
    private let contents = Mutex(Contents())
    private let everything = CompositeDisposable()

    init(title: String, arguments: [OperatorArgument], inputs: [OperatorExample.Input], diagrams: [MarbleDiagram]) {
        self.title = title
        self.arguments = arguments
        self.inputs = inputs
        self.diagrams = diagrams
    }

    // MARK: Arguments

    /// How long the argument at `index` says.
    func steps(_ index: Int) -> Duration { MarbleDiagram.defaultStep * arguments[index].number }

    /// How long a whole line of marbles takes.
    func length(_ index: Int) -> Duration { diagrams[index].end }

    var marblesCount: Int { diagrams.count }

    // MARK: Inputs

    /// An input that plays whether anybody listens or not.
    func hot(_ index: Int) -> Signal<String, MarbleFailure> {
        let subject = Subject<String, MarbleFailure>()
        let name = self.name(of: index)
        let lane = Lane(
            name, diagrams[index].events, span: .zero...max(.zero, diagrams[index].end - MarbleDiagram.defaultStep))
        contents.withLock { contents in
            contents.hot[index] = subject
            contents.tracks.append(Track(role: .input, lane: lane, input: index))
        }
        let subscriptions = open(.subscription, name, input: index)
        return Signal { [self] subscriber in
            write(.subscribed, in: subscriptions)
            let inner = subject.signal.observe(subscriber.send)
            return ActionDisposable { [self] in
                write(.disposed, in: subscriptions)
                inner.dispose()
            }
        }
    }

    /// A hot input that cannot fail: its marbles were looked through before.
    func trigger(_ index: Int) -> Signal<String, Never> {
        hot(index).catch { _ in .empty }
    }

    /// An input that begins anew for each who subscribes: each time it has a lane of its own, from then on.
    func cold(_ index: Int, named name: String? = nil) -> Signal<String, MarbleFailure> {
        Signal { [self] subscriber in
            let isTooMuch = contents.withLock { contents in
                contents.coldSubscriptions += 1
                return contents.coldSubscriptions > Self.mostSubscriptions
            }
            if isTooMuch {
                everything.dispose()
                return nil
            }
            let start = scheduler.now
            let diagram = diagrams[index]
            let name = name ?? self.name(of: index)
            let lane = open(.input, name, at: start, input: index)
            let subscriptions = open(.subscription, name, input: index)
            write(.subscribed, in: subscriptions)
            let timers = CompositeDisposable()
            for event in diagram.events {
                guard let sent = event.kind.event else { continue }
                timers.add(
                    scheduler.schedule(after: event.time) { [self] in
                        write(event.kind, in: lane)
                        subscriber.send(sent)
                    })
            }
            return ActionDisposable { [self] in
                if !hasEnded(lane) { write(.disposed, in: lane) }
                write(.disposed, in: subscriptions)
                timers.dispose()
            }
        }
    }

    /// A signal that is another input each time it is subscribed to: the first one's marbles, then the next one's; the last is used again.
    func inTurn(from first: Int = 0, named name: String? = nil) -> Signal<String, MarbleFailure> {
        let turn = Mutex(0)
        return .deferred { [self] in
            let index = turn.withLock { turn in
                defer { turn += 1 }
                return min(first + turn, diagrams.count - 1)
            }
            return cold(index, named: name)
        }
    }

    private func name(of index: Int) -> String {
        index < inputs.count ? inputs[index].name : "\(inputs[inputs.count - 1].name) \(index - inputs.count + 2)"
    }

    // MARK: Outputs

    /// Subscribes to what the operator has made; each value is written as text.
    ///
    /// - Parameters:
    ///   - name: of its lane; nil for the operator's.
    ///   - start: when somebody subscribes.
    func show<Value, Failure>(
        _ signal: Signal<Value, Failure>, named name: String? = nil, at start: Duration = .zero,
        as text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        if start == .zero { return subscribe(to: signal, lane: open(.output, name ?? title), as: text) }
        scheduler.schedule(after: start) { [self] in
            subscribe(to: signal, lane: open(.output, name ?? title, at: start), as: text)
        }
    }

    private func subscribe<Value, Failure>(
        to signal: Signal<Value, Failure>, lane: Int, as text: @escaping @Sendable (Value) -> String
    ) {
        let subscription = signal.observe { [self] event in
            switch event {
            case .next(let value): write(.next(text(value)), in: lane)
            case .failed(let failure): write(.failed("\(failure)"), in: lane)
            case .completed: write(.completed, in: lane)
            }
        }
        everything.add(
            ActionDisposable { [self] in
                if !hasEnded(lane) { write(.disposed, in: lane) }
                subscription.dispose()
            })
    }

    /// Disposes of everything at an instant, before whatever else happens then.
    func stop(at instant: Duration) {
        scheduler.schedule(after: instant) { [everything] in everything.dispose() }
    }

    /// Writes what a side effect was called with into a lane of its own.
    func effect(_ name: String) -> @Sendable (String) -> Void {
        let lane = open(.effect, name)
        return { [self] text in write(.next(text), in: lane) }
    }

    // MARK: Time

    /// Plays the inputs, lets the timers run out that are left, and hands over what was written.
    func demonstration(showsSubscriptions: Bool) -> Demonstration {
        let hot = contents.withLock { $0.hot }
        let events = hot.sorted { $0.key < $1.key }.flatMap { index, subject in
            diagrams[index].events.map { (event: $0, subject: subject) }
        }
        for time in Set(events.map(\.event.time)).sorted() {
            scheduler.advance(to: time)
            for (event, subject) in events where event.time == time { event.kind.event.map(subject.send) }
        }
        let isEndless = (try? scheduler.run(limit: Self.mostTimers)) == nil
        if isEndless { everything.dispose() }
        contents.withLock { $0.isOver = true }
        everything.dispose()
        return recorded(showsSubscriptions: showsSubscriptions)
    }

    private func recorded(showsSubscriptions: Bool) -> Demonstration {
        // In the order of the inputs, whichever was subscribed to first.
        let tracks = contents.withLock { $0.tracks }.enumerated()
            .sorted { ($0.element.input, $0.offset) < ($1.element.input, $1.offset) }
            .map(\.element)
        let end = tracks.compactMap { $0.lane.lastInstant }.max() ?? .zero
        func lanes(_ role: Track.Role) -> [Lane] {
            tracks.filter { $0.role == role }.map { track in
                var lane = track.lane
                // A lane without an end is open, and so it is drawn as far as the others.
                if role != .effect, role != .subscription, !lane.events.contains(where: \.kind.isEnd) {
                    lane.span = (lane.span?.lowerBound ?? .zero)...max(end, lane.span?.lowerBound ?? .zero)
                }
                return lane
            }
        }
        return Demonstration(
            inputs: lanes(.input), outputs: lanes(.output), effects: lanes(.effect),
            subscriptions: lanes(.subscription),
            showsSubscriptions: showsSubscriptions, step: MarbleDiagram.defaultStep
        )
    }

    // MARK: Writing

    private func open(_ role: Track.Role, _ name: String, at start: Duration = .zero, input: Int = 0) -> Int {
        contents.withLock { contents in
            // Who subscribes again to the same writes on in the same lane of subscriptions.
            if role == .subscription,
                let index = contents.tracks.firstIndex(where: { $0.role == role && $0.lane.name == name })
            {
                return index
            }
            contents.tracks.append(
                Track(role: role, lane: Lane(name, [], span: start == .zero ? nil : start...start), input: input))
            return contents.tracks.count - 1
        }
    }

    private func write(_ kind: TimedEvent.Kind, in lane: Int) {
        let now = scheduler.now
        contents.withLock { contents in
            if !contents.isOver { contents.tracks[lane].lane.events.append(TimedEvent(at: now, kind)) }
        }
    }

    private func hasEnded(_ lane: Int) -> Bool {
        contents.withLock { $0.tracks[lane].lane.events.contains { $0.kind.isEnd } }
    }
}

extension TimedEvent.Kind {
    /// Whether nothing follows it in its lane.
    fileprivate var isEnd: Bool {
        switch self {
        case .failed, .completed, .disposed: true
        case .next, .subscribed: false
        }
    }
}
