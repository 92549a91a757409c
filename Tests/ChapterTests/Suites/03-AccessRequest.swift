import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("03 AccessRequest")
    struct AccessRequest {
        @Test("03 AccessRequest, task 1: a signal around a callback")
        func task1() async throws { try await expectPass("03", 1) }
    }
}

extension Mine {
    @Suite("03 AccessRequest")
    struct AccessRequest {
        @Test("03 AccessRequest, task 1: a signal around a callback")
        func task1() async throws { try await expectPassOrNotStarted("03", 1) }
    }
}
