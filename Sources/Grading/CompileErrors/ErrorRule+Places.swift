import Reading

extension CompileProblem {
    private typealias Place = @Sendable (CompileProblem) -> String?

    /// The value of a message's placeholder, from the rule's heading, a regular expression, or the code; nil if there's
    /// none.
    func value(of place: String) -> String? {
        if let value = captures[place] { return value }
        if let place = Self.places[place] { return place(self) }
        for (name, stage) in Self.missingStages {
            if place == name { return stage(self)?.topic?.rawValue ?? "-" }
            if place == name + "Question" { return stage(self)?.sentences }
        }
        for (ending, part) in Self.partsOfTypes where place.hasSuffix(ending) {
            if let type = type(String(place.dropLast(ending.count))) { return part(type) }
        }
        return nil
    }

    static func knows(place: String, captures: [String]) -> Bool {
        captures.contains(place) || places[place] != nil
            || missingStages.contains { place == $0.0 || place == $0.0 + "Question" }
            || partsOfTypes.contains { place.hasSuffix($0.0) && captures.contains(String(place.dropLast($0.0.count))) }
    }

    private var name: Substring? { captures["name"].map { $0[...] } }

    /// Stages that may be missing, or in the wrong place. A placeholder that ends with `Question` asks about the stage.
    private static let missingStages: [(String, @Sendable (CompileProblem) -> Explanation?)] = [
        ("missingStage", { $0.missingStage($0.type("given"), $0.type("needed")) }),
        ("missingStageBack", { $0.missingStage($0.type("needed"), $0.type("given")) }),
        (
            "missingValueStage",
            { problem in
                var stage = problem.missingStage(problem.signal("given")?.value, problem.signal("needed")?.value)
                stage?.sentences.replace(" above", with: "")
                return stage
            }
        ),
        ("missingParameterStage", { $0.missingStage($0.type("needed")?.parameter, $0.type("given")?.parameter) }),
    ]

    // MARK: Types of the heading

    func type(_ name: String) -> TypeName? { captures[name].map(TypeName.init) }

    func signal(_ name: String) -> TypeName.Signal? { type(name)?.signal }

    /// The parts of a type that a placeholder can name: `{givenValue}` of `{given}`.
    private static let partsOfTypes: [(String, @Sendable (TypeName) -> String?)] = [
        ("InWords", { $0.inWords }),
        ("Value", { $0.signal?.value.inWords }),
        ("ValueType", { $0.signal?.value.text }),
        ("Failure", { $0.signal?.failure.text }),
        ("Parameter", { $0.parameter?.inWords }),
        ("Parameters", { $0.parameters.map { "`\($0.text)`" }.joined(separator: ", ") }),
        ("PairCount", { $0.parameter?.parts.map { "\($0.count)" } }),
        ("ResultType", { $0.result?.text }),
        ("Result", { $0.result?.inWords }),
        ("Start", { $0.path?.start.text }),
        ("EndType", { $0.path?.end.text }),
        ("End", { $0.path?.end.inWords }),
    ]

    // MARK: The code around the error

    private static let places: [String: Place] = [
        "message": { $0.message },
        "token": { String($0.token) },
        "previous": { String($0[-1]) },
        "beforePrevious": { String($0[-2]) },
        "next": { String($0[1]) },
        "afterNext": { String($0[2]) },
        "base": { String($0[-2]) },
        "operation": { $0.token.first?.isLetter == true ? String($0[1]) : String($0.token) },
        "wholeNumber": { $0.token.allSatisfy(\.isNumber) && $0[1] != "." ? String($0.token) : nil },
        "unquoted": { $0.token.first == "\"" ? String($0.token.filter { $0 != "\"" }) : nil },
        "main": { $0.mainScheduler },
        "callee": { $0.callee.map(String.init) },
        "stage": { $0.calls.last.map(String.init) },
        "innerStage": { $0.calls.last { stages.contains($0) }.map(String.init) },
        "chainStage": { ($0.chain.here?.name).map(String.init) },
        "firstParameter": { $0.closure?.parameters.first.map(String.init) },
        "result": { $0.code.result(ofFunctionAround: $0.index) },
        "bodyKind": { $0.closure == nil ? "function" : "closure" },
        "closureOrFunction": { $0.message.contains(" closure ") ? "closure" : "function" },
        "resultInWords": { problem in problem.type("type").map { $0.isDisposable ? "a Disposable" : $0.inWords } },
        "statementBeginning": { $0.lastStatement.map(String.init) },
        "optional": { String($0.token == "?" ? $0[-1] : $0.token) },
        "optionalName": { $0.optionalName },
        "onlyName": { $0.onlyNameInClosure.map(String.init) },
        "calledName": { $0.token == "(" ? String($0[-1]) : String($0.token) },
        "comparedText": { $0[1] == "." || $0[-1] == ")" ? nil : String($0[-1]) },
        "module": { problem in
            problem.name.flatMap { problem.rules.value(of: $0, in: "a name of") }
                .flatMap { problem.code.tokens.contains(sequence: ["import", Substring($0)]) ? nil : $0 }
        },
        // MARK: Names that were meant
        "ours": { problem in problem.name.flatMap { problem.ours(for: $0, label: problem.label) } },
        "oursOfCall": { problem in
            problem.callee.flatMap { problem.ours(for: $0, label: problem.captures["label"].map { $0[...] }) }
        },
        "oursOfUnavailable": { problem in problem.unavailable.flatMap { problem.ours(for: $0, label: problem.label) } },
        "unavailableName": { $0.unavailable.map(String.init) },
        "example": { problem in
            problem.captures["sentences"].flatMap { text in
                text.firstRange(of: ": .").map { ".\(text[$0.upperBound...])" }
            }
        },
        "topicOfSentences": { problem in
            let words = problem.captures["sentences"]?.split { !$0.isLetter }.map(String.init) ?? []
            return Explanation.Topic.allCases.first { words.contains($0.rawValue) && $0 != .signal && $0 != .bind }?
                .rawValue
        },
        "missingLabels": { problem in
            guard let ours = problem.captures["ours"], let name = problem.unavailable,
                ours.prefix(while: { $0 != "(" }) == name
            else { return nil }
            return String(ours.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
        },
        "event": { problem in problem.name.flatMap { problem.rules.value(of: $0, in: "a subscriber's") } },
        "function": { $0.name.flatMap { $0.contains("(") ? String($0.prefix { $0 != "(" }) : nil } },
        "similarName": { problem in problem.name.flatMap { problem.similarName(to: $0) } },
        "longerName": { problem in
            problem.name.flatMap { Suggestions.longer(than: $0, among: problem.candidates(for: $0)).map(String.init) }
        },
        "similarOperator": { problem in
            problem.name.flatMap { Suggestions.closest(to: String($0), among: problem.rules.operators).first }
        },
        "similarMember": { problem in problem.name.flatMap { problem.similarMember(to: $0) } },
        "similarMemberOfType": { problem in
            let isOwn = problem.captures["type"].map { !$0.contains("<") && $0 != "String" } ?? true
            return problem.name.flatMap { problem.similarMember(to: $0, isOwn: isOwn) }
        },
        "pathMember": { String($0.pathMember) },
        "similarPathMember": { $0.similarMember(to: $0.pathMember) },
        "lowercaseName": {
            $0.name.flatMap { $0.first?.isUppercase == true ? $0.prefix(1).lowercased() + $0.dropFirst() : nil }
        },
        "stageWithoutClosure": { $0.stageWithoutClosure.map(String.init) },
        "caseWithoutLet": { problem in
            let lines = (0..<4).lazy.compactMap { problem.code.text(ofLine: problem.line - $0) }
            guard let line = lines.first(where: { $0.contains("case ") }),
                let match = line.firstMatch(of: /^ *case (\.\w+)(?:\((\w+)\))?:/),
                match.2.map({ $0 == problem.name }) ?? (line == problem.lineText)
            else { return nil }
            return String(match.1)
        },
        "path": { problem in problem.name.flatMap { problem.path(to: $0) } },
        "onlyParameter": { $0.closure?.parameters.isEmpty == true ? $0.missingParameter : nil },
        "missingParameter": { $0.missingParameter },
        "pathBelow": { problem in
            guard let name = problem.name else { return nil }
            let tokens = problem.code.tokens
            let place = tokens.indices.dropLast(2).first { tokens[$0...].starts(with: [name, "."]) }
            return place.map { "\(name).\(tokens[$0 + 2])" } ?? "\(name).text"
        },
        "valueLine": { problem in problem.captures["type"].flatMap { problem.valueLine(of: $0[...]) }.map(String.init)
        },
        // MARK: Labels
        "rightLabel": { $0.wrongLabels.map(\.right) },
        "wrongLabel": { $0.wrongLabels.map(\.wrong) },
        "labelList": { problem in
            problem.captures["labels"].map { labels in
                let all = labels.split(separator: ":").map { "`\($0):`" }
                return all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
            }
        },
        "labelInNote": { problem in
            problem.notes.lazy.compactMap {
                $0.firstMatch(of: /\(have: '\(_:\)', expected: '\((\w+:)\)'\)/).map { String($0.1) }
            }.first
        },
        // MARK: Stages
        "missingStageAfterNothing": { $0.missingStage(TypeName("()"), TypeName("some value"))?.sentences },
        "plainMember": { $0.captures["member"].map { String($0.prefix { $0 != "(" }) } },
        "deliveryBelow": { $0.chain.below.first { $0.deliversOnMain }.map { "\($0.line)" } },
        "stageLeavingMain": { ($0.undoneDelivery?.by.name).map(String.init) },
        "undoneDelivery": { $0.undoneDelivery.map { "\($0.delivery.line)" } },
        "lineAbove": { $0.chain.above.last.map { "\($0.line)" } },
        "stageBelow": { ($0.chain.below.first?.name).map(String.init) },
        "lineBelow": { $0.chain.below.first.map { "\($0.line)" } },
        "memberBelow": { ($0.memberBelow?.name).map(String.init) },
        "calledMemberBelow": { $0.memberBelow.flatMap { $0.isCalled ? String($0.name) : nil } },
        "memberLineBelow": { $0.memberBelow.map { "\($0.line)" } },
        "argumentBelow": { ($0.argumentBelow?.name).map(String.init) },
        "argumentLineBelow": { $0.argumentBelow.map { "\($0.line)" } },
        "quotedNumber": { $0.quotedNumber.map(String.init) },
        "detour": { $0.calls.last { ["Task", "async", "detached"].contains($0) }.map(String.init) },
        "forgetfulStage": { ($0.forgetfulStage?.name).map(String.init) },
        "forgetfulLine": { $0.forgetfulStage.map { "\($0.line)" } },
        "plainStage": { ($0.plainStage?.stage.name).map(String.init) },
        "plainLine": { $0.plainStage.map { "\($0.stage.line)" } },
        "plainValue": { ($0.plainStage?.value).map(String.init) },
        "foreignName": { $0.foreignName.map(String.init) },
        "oursOfForeign": { problem in problem.foreignName.flatMap { problem.ours(for: $0) } },
        // MARK: Types and protocols
        "methodName": { $0.captures["method"].map { String($0.prefix { $0 != "(" }) } },
        "ownName": { $0.captures["name"].map { $0.replacing(/^self\./, with: "") } },
        "firstMissingCase": { $0.missingCases.first.map { String($0.prefix { $0 != "(" }) } },
        "unsetProperty": { problem in
            problem.notes.lazy.compactMap {
                $0.firstMatch(of: /'(?:self\.)?(\w+)' (?:not initialized|without initial value)/).map { String($0.1) }
            }.first
        },
        "requirement": { ($0.requirement?.name).map(String.init) },
        "requirementType": { ($0.requirement?.type).map(String.init) },
        "requirementKind": { $0.requirement.map { $0.kind == "property" ? "property" : "function" } },
    ]
}
