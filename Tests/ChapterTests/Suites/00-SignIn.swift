import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("00 SignIn")
    struct SignIn {
        @Test("00 SignIn, task 1: sign in when tapped")
        func task1() async throws { try await expectPass("00", 1) }
    }
}

extension Mine {
    @Suite("00 SignIn")
    struct SignIn {
        @Test("00 SignIn, task 1: sign in when tapped")
        func task1() async throws { try await expectPassOrNotStarted("00", 1) }
    }
}
