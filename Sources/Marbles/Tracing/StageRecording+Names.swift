import Foundation

extension StageRecording {
    /// The named stages in the order of the pipeline: sources first, and inner signals before the stage that subscribes
    /// to them. Leaves out the libraries' own stages and, if a main file has stages, any that aren't connected to them.
    public func named(by lines: SourceLines) -> StageTrace {
        let finder = StageSites(recording: self, lines: lines)
        let sites = finder.all()
        let isDrawn = lanes.map { sites[$0.stage] != nil && !finder.isOfLibrary($0) }
        var order = LaneOrder(of: self, visible: Set(lanes.indices.filter { isDrawn[$0] }))
        let lanesOfStage = Dictionary(grouping: lanes.indices) { lanes[$0].stage }
        for stage in stages.indices where sites[stage] != nil {
            // A stage without a lane was never subscribed to.
            guard let lanes = lanesOfStage[stage] else {
                order.stages.append((stage, nil))
                continue
            }
            for lane in lanes where isDrawn[lane] { order.place(lane) }
        }
        keepMainPipelines(in: &order, sites)
        return trace(of: order, sites)
    }

    /// If a main file has stages, leaves out the stages that aren't connected to one of them.
    private func keepMainPipelines(in order: inout LaneOrder, _ sites: [StageSite?]) {
        let isMain = { (stage: Int) in sites[stage].map { Self.mainFiles.contains($0.fileName) } ?? false }
        guard order.stages.contains(where: { isMain($0.stage) }) else { return }
        var kept: Set<Int> = []
        for (stage, lane) in order.stages where isMain(stage) { if let lane { kept.insert(order.end(of: lane)) } }
        order.stages = order.stages.filter { stage, lane in
            isMain(stage) || (lane.map { kept.contains(order.end(of: $0)) } ?? false)
        }
    }

    private func trace(of order: LaneOrder, _ sites: [StageSite?]) -> StageTrace {
        let named = order.stages.compactMap { stage, lane in sites[stage].map { (site: $0, stage: stage, lane: lane) } }
        let main = named.first { Self.mainFiles.contains($0.site.fileName) }?.site.file ?? named.first?.site.file
        let places = Dictionary(
            uniqueKeysWithValues: named.enumerated().compactMap { place, entry in entry.lane.map { ($0, place) } })

        var trace = StageTrace()
        var firstEvents: [Int: Int] = [:]
        var eventsBefore = [0]
        for (number, entry) in entries.enumerated() {
            if let place = places[entry.lane] {
                firstEvents[place] = firstEvents[place] ?? trace.events.count
                let isReaction = entry.worker == entry.lane
                trace.events.append(
                    StageEvent(lane: place, event: entry.event, isReaction: isReaction, number: number))
            }
            eventsBefore.append(trace.events.count)
        }
        var hasLane: Set<Int> = []
        var numbers: [String: Int] = [:]
        trace.lanes = named.map { site, _, _ in
            let file = site.file == main ? "" : site.fileName.replacing(".swift", with: "") + " "
            return StageLane(
                operatorName: site.operatorName, label: "\(file)\(site.line) \(site.operatorName)", file: site.file,
                line: site.line)
        }
        // Lanes are numbered in the order of creation, which may differ from the pipeline's order.
        for (place, entry) in named.enumerated().sorted(by: { ($0.1.stage, $0.0) < ($1.1.stage, $1.0) }) {
            numbers[trace.lanes[place].label, default: 0] += 1
            trace.lanes[place].number = numbers[trace.lanes[place].label, default: 1]
            trace.lanes[place].subscribed = firstEvents[place]
            let created = eventsBefore[min(stages[entry.stage].created, entries.count)]
            let isFirst = hasLane.insert(entry.stage).inserted
            trace.lanes[place].created = isFirst ? created : (firstEvents[place] ?? created) + 1
            trace.lanes[place].consumer = entry.lane.flatMap { order.consumer(of: $0) }.flatMap { places[$0] }
        }
        trace.isCut = isCut
        return trace
    }

    /// The files that hold a chapter's pipelines.
    private static let mainFiles: Set<String> = ["Exercise.swift", "Pipeline.swift"]
}

extension StageSite {
    fileprivate var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}

/// Orders lanes after their suppliers.
private struct LaneOrder {
    var stages: [(stage: Int, lane: Int?)] = []
    private let recording: StageRecording
    private let visible: Set<Int>
    private var suppliers: [Int: [Int]] = [:]
    private var placed: Set<Int> = []

    init(of recording: StageRecording, visible: Set<Int>) {
        (self.recording, self.visible) = (recording, visible)
        for lane in recording.lanes.indices where visible.contains(lane) {
            if let parent = parent(of: lane) { suppliers[parent, default: []].append(lane) }
        }
        for parent in suppliers.keys {
            suppliers[parent]?.sort { recording.lanes[$0].stage < recording.lanes[$1].stage }
        }
    }

    /// The nearest drawn lane downstream; nil if there's none.
    func consumer(of lane: Int) -> Int? { nearest(recording.lanes[lane].consumer) }

    /// The nearest drawn lane downstream, starting at the consumer or else at the creator of the lane's stage.
    private func parent(of lane: Int) -> Int? {
        if let consumer = recording.lanes[lane].consumer { return nearest(consumer) }
        // Only an earlier lane can be the parent. Otherwise, there could be cycles.
        return nearest(recording.stages[recording.lanes[lane].stage].creator.flatMap { $0 < lane ? $0 : nil })
    }

    private func nearest(_ lane: Int?) -> Int? {
        var lane = lane
        while let hidden = lane, !visible.contains(hidden) { lane = recording.lanes[hidden].consumer }
        return lane
    }

    func end(of lane: Int) -> Int {
        var lane = lane
        while let next = parent(of: lane) { lane = next }
        return lane
    }

    mutating func place(_ lane: Int) {
        // This is a loop, not a recursion, because a pipeline may have thousands of stages.
        var waiting: [(lane: Int, isExpanded: Bool)] = [(lane, false)]
        while let (lane, isExpanded) = waiting.popLast() {
            if isExpanded {
                stages.append((recording.lanes[lane].stage, lane))
            } else if placed.insert(lane).inserted {
                waiting.append((lane, true))
                waiting += (suppliers[lane] ?? []).reversed().map { ($0, false) }
            }
        }
    }
}
