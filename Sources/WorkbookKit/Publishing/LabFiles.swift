import Foundation
import Marbles

/// The data of the lab's page, as scripts, because a browser doesn't load other data for a page on disk.
///
/// `catalogue.js` lists the operators by family. `lanes/throttle.js` contains the pictures for a browser without
/// WebAssembly: the operator's example, and variants with one marble moved.
struct LabFiles {
    /// The contents of the files, by their paths in the lab's folder.
    private(set) var files: [String: Data] = [:]

    /// - Parameter page: returns the path of an operator's page on the site.
    init(page: (OperatorExample) -> String) {
        let families = OperatorCatalogue.families.map { family in
            ["name": family.name, "operators": family.operators.map { Self.fields(of: $0, page: page($0)) }]
                as [String: Any]
        }
        files["catalogue.js"] = Data("Lab.families = \(Self.json(families))\n".utf8)
        // The first page's picture before anyone types, for a wide window and for a phone.
        let typed = ["190ms's'170ms'sw'180ms'swi'150ms'swif'160ms'swift'", "190mss170msw180msi150msf160mst"]
        for (name, width) in [("live", "603"), ("live-narrow", "388")] {
            files["\(name).svg"] = Data(LabRequest.answer(["search", width, "30"] + typed).utf8)
        }
        for example in OperatorCatalogue.all {
            let lanes = Self.json(Self.lanes(of: example))
            files["lanes/\(example.commandName).js"] = Data("Lab.lanes(...\(lanes))\n".utf8)
        }
    }

    private static func fields(of example: OperatorExample, page: String) -> [String: Any] {
        [
            "command": example.commandName, "name": example.name, "page": page,
            "parameters": example.parameters.map {
                [
                    "name": $0.name, "meaning": $0.meaning, "wanted": $0.wanted, "example": $0.example,
                    "choices": $0.choices,
                ]
                    as [String: Any]
            },
            "inputs": example.inputs.map { ["name": $0.name, "example": $0.example] },
            "least": example.marblesCount.lowerBound, "most": example.marblesCount.upperBound,
        ]
    }

    private static func json(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// An operator's name, its arguments, its lanes, the lines of its pictures, and the states of its example: first
    /// the original, then states with one marble moved.
    ///
    /// A state contains the lane of the moved marble, the marble's index, its new step, its index after the move, the
    /// lane's marbles, and the picture. Pictures share most of their lines, so a picture is a list of indices of lines.
    private static func lanes(of example: OperatorExample) -> [Any] {
        let (parameters, inputs) = (example.parameters.map(\.example), example.inputs.map(\.example))
        var lines: [String] = []
        var numbers: [String: Int] = [:]
        var states: [[Any]] = []
        func add(_ move: [Int], _ marbles: String) {
            var words = inputs
            if !words.isEmpty { words[move[0]] = marbles }
            let svg = LabRequest.answer(["svg", "603", "30", example.commandName] + parameters + words)
            if svg.hasPrefix("!") { return }
            let picture = svg.split(separator: "\n").map(String.init)
            for line in picture where numbers[line] == nil {
                numbers[line] = lines.count
                lines.append(line)
            }
            states.append(move + [marbles, picture.compactMap { numbers[$0] }])
        }
        add([0, -1, -1, -1], inputs.first ?? "")
        for (lane, marbles) in inputs.enumerated() {
            guard let diagram = try? MarbleDiagram(parsing: marbles) else { continue }
            for event in diagram.events.indices {
                let others = diagram.removing(event).events
                for step in 0..<max(24, diagram.steps.count + 4) {
                    let moved = diagram.moving(event, to: step)
                    let place = moved.events.indices.first { moved.removing($0).events == others } ?? event
                    add([lane, event, step, place], moved.marbles(dashes: LabRequest.maximumDashes))
                }
            }
        }
        return [example.commandName, parameters, inputs, lines, states]
    }
}
