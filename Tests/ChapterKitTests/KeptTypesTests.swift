import ReactiveCore
import Testing

@testable import Marbles

@Suite("Types of values that a recording keeps") struct KeptTypesTests {
    private final class Box: Sendable {}
    private struct Tweet: ShortlyDescribed {
        let shortDescription: String
    }
    private struct Named { let name: String }

    @Test("Numbers, texts and values with short descriptions are kept, and so are tuples, optionals and lists of them")
    func kept() {
        #expect(KeptTypes.include(typeOf: 42))
        #expect(KeptTypes.include(typeOf: "swift"))
        #expect(KeptTypes.include(typeOf: (true, 1)))
        #expect(KeptTypes.include(typeOf: Tweet(shortDescription: "ann")))
        #expect(KeptTypes.include(typeOf: ("swift", 42)))
        #expect(KeptTypes.include(typeOf: (text: "swift", tweet: Optional(Tweet(shortDescription: "ann")))))
        #expect(KeptTypes.include(typeOf: Optional("swift")))
        #expect(KeptTypes.include(typeOf: [["swift"]]))
        #expect(KeptTypes.include(typeOf: [Tweet(shortDescription: "ann")]))
    }

    @Test func `Objects aren't kept, and no value that holds or may hold one`() {
        #expect(!KeptTypes.include(typeOf: Box()))
        #expect(!KeptTypes.include(typeOf: ("swift", Box())))
        #expect(!KeptTypes.include(typeOf: Optional(Box())))
        #expect(!KeptTypes.include(typeOf: [Box()]))
        #expect(!KeptTypes.include(typeOf: Named(name: "swift")))
        // A value that is a number now may be an object next time.
        #expect(!KeptTypes.include(typeOf: ("swift", 42 as Any)))
        #expect(!KeptTypes.include(typeOf: "swift" as (any Sendable)?))
        #expect(!KeptTypes.include(typeOf: ["swift" as any Sendable]))
    }

    @Test func `No value and an empty list say nothing about their types, and what was found out stays`() {
        #expect(!KeptTypes.include(typeOf: (Int, String)?.none))
        #expect(KeptTypes.include(typeOf: (Int, String)?.some((1, "a"))))
        #expect(KeptTypes.include(typeOf: (Int, String)?.none))
        #expect(!KeptTypes.include(typeOf: [(String, Bool)]()))
        #expect(KeptTypes.include(typeOf: [("a", true)]))
        #expect(KeptTypes.include(typeOf: [(String, Bool)]()))
    }
}
