import Foundation
import Marbles
import Stepping
import Terminal

/// The trace of a run, as lanes or as boxes and arrows: printed, and with `--svg` also saved as an image.
struct TraceReport {
    let lanes: [Lane]
    let options: ChapterOptions
    let title: String
    /// How many lanes aren't drawn, because other lanes come from the same code.
    private let lanesLeftOut: Int
    /// The names of `--lanes`, if no lane has one of them.
    private let stagesLeftOut: String?
    private let isCut: Bool

    init(of recorder: StageRecorder, options: ChapterOptions, title: String) {
        var lines = SourceLines()
        let recording = recorder.recording
        lines.lookUp(recording.places)
        let trace = recording.named(by: lines)
        let (all, leftOut) = trace.printed
        let stages = options.lanes.map { Set($0.split(separator: ",")) }
        lanes = all.filter { lane in stages.map { $0.isDisjoint(with: lane.name.split(separator: " ")) } != true }
        lanesLeftOut = lanes.isEmpty ? 0 : leftOut
        stagesLeftOut = all.isEmpty || !lanes.isEmpty ? nil : options.lanes
        isCut = trace.isCut
        self.options = options
        self.title = title
    }

    func show() {
        print()
        save()
    }

    private func print() {
        Swift.print()
        if let stagesLeftOut {
            return Swift.print("No stage is called \(stagesLeftOut). Leave out --lanes to see all.")
        }
        guard !lanes.isEmpty else {
            return Swift.print(
                "No stages: no signal was created, or llvm-symbolizer, which finds their lines, is missing.")
        }
        defer { printNotes() }
        let width = TerminalSize.current.columns
        if options.spoken {
            let sentences =
                options.pipeline
                ? PipelinePicture(lanes).sentences : SpokenLanes(lanes, time: .milliseconds).sentences
            for line in sentences.flatMap({ LineBreaking.lines(of: $0, width: width) }) { Swift.print(line) }
            return
        }
        if options.pipeline {
            for line in PipelinePicture(lanes).lines(width: width) { Swift.print(line) }
            return
        }
        let drawing = LaneDrawing(
            lanes, step: TypingScript.pace, width: width, showsTimes: true, showsThreads: true)
        let depth = TerminalAbilities.current.colorDepth
        if depth > .none { TerminalLook.depth = depth }
        for line in drawing.lines(depth) { Swift.print(line.rendered(depth)) }
    }

    private func printNotes() {
        if lanesLeftOut > 0 {
            let lanes = "\(lanesLeftOut) more lane\(lanesLeftOut == 1 ? "" : "s")"
            let words = "\(lanes) of the same lines of code. --step shows all lanes."
            Swift.print()
            for line in LineBreaking.lines(of: words, width: TerminalSize.current.columns) { Swift.print(line) }
        }
        if isCut { Swift.print("\n" + StageTrace.sentenceOnCut) }
    }

    /// If the image can't be saved, prints why and ends the program with status 1.
    private func save() {
        guard let path = options.svg else { return }
        guard !lanes.isEmpty else { return Swift.print("Not written, since there are no stages: \(path)") }
        let picture = LanePicture(
            lanes, step: TypingScript.pace, title: "\(title), its stages", showsTimes: true, showsThreads: true)
        do {
            try PictureFile(path).write(
                options.pipeline ? PipelinePicture(lanes).svg(title: "\(title), its pipeline") : picture.svg)
            Swift.print("Written: \(path)")
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
