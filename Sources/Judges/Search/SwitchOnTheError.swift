import SharedJudges

extension BookTask {
    /// Task 4 of chapter 06: a failure tells the user what to do.
    static let switchOnTheError = BookTask(
        sharing: .function,
        except: [
            .repetition: "The function decides about a failure that it gets once.",
            .count: "The function decides about a failure that it gets once.", .emptyThings: "An error is never empty.",
        ],
        scenarios: [
            failing("access is denied", naming: "codes mixed up", in: [SearchWorld(access: .deny)]),
            failing("there is no account", naming: "no account to allow", in: [SearchWorld(accounts: 0)]),
            failing(
                "access is refused, since there is no account", naming: "missing account tries later",
                in: [SearchWorld(access: .ask, accounts: 0)], accepting: ["allowAccess", "addAccount"]
            ).freeing(.nextStep),
            failing("too many searches", naming: "only the code", in: [SearchWorld(plan: "429")]),
            failing("the connection is lost", naming: "never offline", in: [SearchWorld(plan: "drop")]).holding(
                .failure),
            failing(
                "the account is refused", naming: "one of two codes",
                in: ["401/32", "401/89", "401/135"].map { SearchWorld(plan: $0) }),
            failing(
                "Twitter has trouble", naming: "capacity is a connection",
                in: [SearchWorld(plan: "500"), SearchWorld(plan: "503")]),
            failing(
                "the search is refused", naming: "bad request is the account",
                in: ["400/25", "400/215", "403", "403/187", "403/195", "404/34"].map { SearchWorld(plan: $0) }),
            failing("the answer is damaged", naming: "damage is a connection", in: [SearchWorld(plan: "malformed")]),
            failing(
                "the answer holds no tweets", naming: "no tweets is a connection",
                in: [SearchWorld(plan: "no-statuses")]),
            Scenario("the function gets each failure, with every code and without") { typing in
                for error in AdvisedError.allCases where error != .notFound { typing.add(.advise(error)) }
                for status in [400, 401, 403, 404, 500, 503] {
                    for code in [nil, 131, status == 401 ? 32 : 34, status == 401 ? 89 : 195] {
                        typing.add(.refusal(status: status, code: code))
                    }
                }
            },
            Scenario("failures of all kinds, in any order, each more than once") { typing in
                let plans = [
                    "429", "drop", "401/32", "401/89", "401/135", "500", "503", "403", "404/34", "malformed",
                    "no-statuses",
                ]
                let worlds =
                    plans.map { SearchWorld(plan: $0) } + [SearchWorld(access: .deny), SearchWorld(accounts: 0)]
                for world in (worlds + worlds).shuffled(using: &typing.generator) {
                    typing.open(world)
                    typing.wait(.seconds(1))
                }
            },
        ]
    )

    /// Access or a search fails in each of the worlds, one after the other.
    /// - Parameter accepted: the right answers; nil if only the solution's answer is right.
    private static func failing(
        _ name: String, naming mistake: String, in worlds: [SearchWorld], accepting accepted: Set<String>? = nil
    ) -> Scenario {
        let wrong = Mistake.property(mistake) { run in
            let steps = zip(run.expected.values(in: .nextStep), run.actual.values(in: .nextStep))
            return steps.first { !(accepted ?? [$0]).contains($1) }.map { ["given": $1] }
        }
        return Scenario(name, showing: [wrong]) { typing in
            for world in worlds.shuffled(using: &typing.generator) {
                typing.open(world)
                typing.wait(.seconds(1))
            }
        }
    }
}
