import Marbles
import Playing
import ReactiveCore
import TerminalUI

/// A fixture that also records how the learner's code uses the library.
///
/// Lanes: `stages`, the name of each operator that makes a signal in the learner's code, once per scenario; `nested`,
/// one event if that code subscribes after its pipeline was made, as in a subscription's closure; `effects`, the name
/// of each operator in whose closure another signal sends a value.
@MainActor
final class WatchedFixture<One: Fixture>: Fixture where One.Verbs == BookVerb {
    private let fixture: One
    private let observer: Observer
    private let recorder: StageRecorder
    private let library = LoadedLibrary()
    private var counts = StageRecording.Counts()
    private var recording = StageRecording()
    private var recorded: [ObservationLane: Set<String>] = [:]

    init(_ context: ScenarioContext, make: (ScenarioContext) -> One) {
        (observer, recorder) = (context.observer, RecordedStages.recorder(with: context.time))
        fixture = make(context)
        record(makesPipelines: true)
    }

    var views: [any ScreenView] { fixture.views }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        record()
        try fixture.perform(action)
        record(makesPipelines: action.parts.contains(where: \.makesPipelines))
    }

    func recordState() { fixture.recordState() }

    private func record(makesPipelines: Bool = false) {
        let new = recorder.additions(after: &counts)
        recording.add(new)
        for stage in new.stages { record(operatorName(of: stage), in: .stages) }
        if !makesPipelines, new.lanes.contains(where: { $0.consumer == nil && call(in: $0.calls) != nil }) {
            record("subscription", in: .nested)
        }
        for entry in new.entries {
            guard case .next = entry.event.kind, let worker = entry.worker, worker != entry.lane else { continue }
            record(operatorName(of: recording.stages[recording.lanes[worker].stage]), in: .effects)
        }
    }

    private func record(_ name: String?, in lane: ObservationLane) {
        guard let name, recorded[lane, default: []].insert(name).inserted else { return }
        observer.next(name, in: lane)
    }

    private func operatorName(of stage: StageRecording.Stage) -> String? {
        call(in: stage.calls).flatMap { $0.firstMatch(of: /(?:SignalV|Property[CV])(?:\D+.*?E)?(\d+)(\w+)/) }
            .flatMap { match in Int(match.1).map { String(match.2.prefix($0)) } }
    }

    /// The symbol of the library's function that code outside of the library called; nil if it's not of ReactiveCore.
    private func call(in calls: [Int]) -> String? {
        let places = calls.map { recording.places[$0] }
        guard let library, let outside = places.firstIndex(where: { $0.image != library.image }), outside > 0 else {
            return nil
        }
        return library.symbol(at: places[outside - 1].offset).flatMap { $0.hasPrefix("$s12ReactiveCore") ? $0 : nil }
    }
}

extension BookVerb {
    fileprivate var makesPipelines: Bool {
        switch self {
        case .turn, .interval, .subscribe: true
        default: isOpening
        }
    }
}
