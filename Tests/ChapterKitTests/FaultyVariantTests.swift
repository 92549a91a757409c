import Testing

/// Chapters 07 to 09 begin with a program that goes wrong. It must go wrong where its lesson says so, and nowhere else.
@Suite("Each faulty variant has its fault")
struct FaultyVariantTests {
    private func said(_ product: String, _ arguments: String...) async throws -> [String] {
        let run = try await ProgramRun.of(product, arguments)
        #expect(run.status == .exited(0), "\(run.errors)")
        return run.said
    }

    @Test("threading: the hasty variant crashes only when a search fails")
    func hasty() async throws {
        let desk = try await said("threading", "--variant", "hasty", "--type", "swift")
        #expect(desk.count { $0.contains("tweets") } == 3)
        #expect(!desk.contains { $0.contains("CRASH") })
        let train = try await said("threading", "--variant", "hasty", "--type", "swi", "--respond", "drop")
        #expect(train.contains { $0.contains("CRASH on thread twitter") })
    }

    @Test("tweet-models: the polite variant takes an answer without tweets for a search that found nothing")
    func polite() async throws {
        let options = ["--type", "swif", "--plan", "200,no-statuses"]
        let polite = try await ProgramRun.of("tweet-models", ["--variant", "polite"] + options).said
        #expect(polite.contains { $0.contains("No tweets shown") })
        let finished = try await ProgramRun.of("tweet-models", options).said
        #expect(finished.contains { $0.contains("An error occurred") })
        #expect(!finished.contains { $0.contains("No tweets shown") })
    }

    @Test("avatars: the late variant shows faces beside tweets of other people, and cancels nothing")
    func late() async throws {
        let options = ["--type", "swift", "--avatar-latency", "300ms"]
        let late = try await ProgramRun.of("avatars", ["--variant", "late"] + options).said
        #expect(late.contains { $0.contains("The face of @tomasz_kod, beside a tweet by @swiftly_ada") })
        #expect(late.contains { $0.contains("18 avatars sent, 18 answered") })
        let finished = try await ProgramRun.of("avatars", options).said
        #expect(!finished.contains { $0.contains("The face of") })
        #expect(finished.contains { $0.contains("18 avatars sent, 6 answered, 12 canceled") })
    }
}
