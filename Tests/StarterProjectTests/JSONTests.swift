import Foundation
import StarterProject
import Testing

@Suite("JSON as a value") struct JSONTests {
    private let json = #"{"statuses":[{"text":"a \"quoted\"\nline","truncated":false,"geo":null,"count":15}]}"#

    @Test func `has parts with names`() throws {
        let status = try #require(try JSON(parsing: Data(json.utf8))["statuses"].array?.first)
        #expect(status["text"].string == "a \"quoted\"\nline")
        #expect(status["truncated"].bool == false)
        #expect(status["count"].number == 15)
        #expect(status["geo"] == .null)
        #expect(status["nowhere"]["deeper"] == .null)
    }

    @Test(arguments: [
        ("true", JSON.bool(true)), ("false", .bool(false)), ("1", .number(1)), ("0", .number(0)),
        ("-2.5e3", .number(-2_500)), ("null", .null),
        ("\"1\"", .string("1")), ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])),
    ])
    func `keeps the kind of each value, at the top and inside other values`(text: String, value: JSON) throws {
        #expect(try JSON(parsing: Data(text.utf8)) == value)
        #expect(try JSON(parsing: Data("[\(text), {\"a\": \(text)}]".utf8)) == .array([value, .object(["a": value])]))
    }

    @Test func `has a description on one line that parses to the same value`() throws {
        let document = try JSON(parsing: Data(json.utf8))
        #expect(
            "\(document)"
                == #"{"statuses": [{"count": 15, "geo": null, "text": "a \"quoted\"\nline", "truncated": false}]}"#
        )
        #expect(try JSON(parsing: Data("\(document)".utf8)) == document)
    }

    @Test(arguments: ["", "nul", "{\"a\":}", "1 2", "<html>", "\"open", "{\"statuses\":[{"])
    func `can't be parsed from other bytes, or bytes that break off: the error has their beginning`(text: String) {
        #expect(throws: JSONError(text: text)) { try JSON(parsing: Data(text.utf8)) }
    }
}
