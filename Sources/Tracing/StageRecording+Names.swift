import Foundation
import Marbles

extension StageRecording {
    /// The stages with their names, in the order of the pipeline: sources first, and inner signals before the stage
    /// that subscribes to them. Stages that the libraries create for themselves are left out.
    public func named(by lines: SourceLines) -> StageTrace {
        var finder = StageSites(of: self, lines: lines)
        let sites = finder.all()
        let isDrawn = lanes.map { sites[$0.stage] != nil && !finder.isOfLibrary($0) }
        let visible = lanes.indices.filter { isDrawn[$0] }
        var order = LaneOrder(lanes: lanes, visible: Set(visible))
        let lanesOfStage = Dictionary(grouping: visible) { lanes[$0].stage }
        let subscribed = Set(lanes.map(\.stage))
        // A stage without a lane is one that was never subscribed to.
        for stage in stages.indices where sites[stage] != nil {
            guard let lanes = lanesOfStage[stage] else {
                if !subscribed.contains(stage) { order.stages.append((stage, nil)) }
                continue
            }
            for lane in lanes { order.place(lane) }
        }
        return trace(of: order, sites)
    }

    private func trace(of order: LaneOrder, _ sites: [StageSite?]) -> StageTrace {
        var trace = StageTrace()
        var numbers: [StageSite: Int] = [:]
        var places: [Int: Int] = [:]
        let named = order.stages.compactMap { stage, lane in sites[stage].map { (site: $0, stage: stage, lane: lane) } }
        let counts = Dictionary(named.map { ($0.site.withoutPath, 1) }, uniquingKeysWith: +)
        let main = named.first { Self.mainFiles.contains($0.site.fileName) }?.site.file ?? named.first?.site.file
        // Numbered in the order in which they were created, which isn't always that of the pipeline.
        var numberOfLane: [Int: Int] = [:]
        for (place, entry) in named.enumerated().sorted(by: { ($0.1.stage, $0.0) < ($1.1.stage, $1.0) }) {
            numbers[entry.site.withoutPath, default: 0] += 1
            numberOfLane[place] = numbers[entry.site.withoutPath]
        }
        for (place, (site, _, lane)) in named.enumerated() {
            let file = site.file == main ? "" : site.fileName.replacing(".swift", with: "") + " "
            let number = counts[site.withoutPath, default: 1] > 1 ? " \(numberOfLane[place] ?? 1)" : ""
            trace.lanes.append(
                StageLane(
                    name: "\(file)\(site.line) \(site.operatorName)\(number)",
                    operatorName: site.operatorName + number, file: site.file, line: site.line,
                    isSubscribed: lane != nil))
            if let lane { places[lane] = place }
        }
        for (place, (_, _, lane)) in named.enumerated() {
            trace.lanes[place].consumer = lane.flatMap { order.consumer(of: $0) }.flatMap { places[$0] }
        }
        trace.events = entries.enumerated().compactMap { number, entry in
            places[entry.lane].map { lane in
                StageEvent(
                    lane: lane, event: entry.event, isReaction: entry.worker == entry.lane, number: number)
            }
        }
        trace.isCut = isCut
        return trace
    }

    /// The files whose lanes need no file name.
    private static let mainFiles: Set<String> = ["Exercise.swift", "Pipeline.swift"]
}

extension StageSite {
    fileprivate var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

    /// The place in the file alone.
    fileprivate var withoutPath: StageSite {
        StageSite(file: file, line: line, column: column, operatorName: operatorName, path: [], call: 0)
    }
}

/// Puts lanes after those that send to them.
private struct LaneOrder {
    let lanes: [StageRecording.Lane]
    /// The stages so far, with their lanes.
    var stages: [(stage: Int, lane: Int?)] = []
    private var suppliers: [Int: [Int]] = [:]
    private var placed: Set<Int> = []

    init(lanes: [StageRecording.Lane], visible: Set<Int>) {
        self.lanes = lanes
        self.visible = visible
        for lane in lanes.indices where visible.contains(lane) {
            if let consumer = consumer(of: lane) { suppliers[consumer, default: []].append(lane) }
        }
    }

    private let visible: Set<Int>

    /// The nearest lane that is drawn, downstream of this one.
    func consumer(of lane: Int) -> Int? {
        var consumer = lanes[lane].consumer
        while let hidden = consumer, !visible.contains(hidden) { consumer = lanes[hidden].consumer }
        return consumer
    }

    /// Places a lane after its suppliers.
    mutating func place(_ lane: Int) {
        // A loop, since a pipeline may have thousands of stages.
        var waiting: [(lane: Int, isExpanded: Bool)] = [(lane, false)]
        while let (lane, isExpanded) = waiting.popLast() {
            if isExpanded {
                stages.append((lanes[lane].stage, lane))
            } else if placed.insert(lane).inserted {
                waiting.append((lane, true))
                waiting += (suppliers[lane] ?? []).reversed().map { ($0, false) }
            }
        }
    }
}
