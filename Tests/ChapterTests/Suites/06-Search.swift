import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("06 Search")
    struct Search {
        @Test("06 Search, task 1: search as you type")
        func task1() async throws { try await expectPass("06", 1) }
    }
}

extension Mine {
    @Suite("06 Search")
    struct Search {
        @Test("06 Search, task 1: search as you type")
        func task1() async throws { try await expectPassOrNotStarted("06", 1) }
    }
}
