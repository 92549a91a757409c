import Foundation
import StarterProject
import Testing

@Suite("JSON as a value")
struct JSONTests {
    private let json = #"{"statuses":[{"text":"a \"quoted\"\nline","id_str":"418639041853870080","truncated":false,"geo":null,"count":15}]}"#

    @Test("is asked for its parts by name")
    func parts() throws {
        let status = try #require(try JSON(parsing: Data(json.utf8))["statuses"].array?.first)
        #expect(status["text"].string == "a \"quoted\"\nline")
        #expect(status["truncated"].bool == false)
        #expect(status["count"].number == 15)
        #expect(status["geo"] == .null)
        #expect(status["nowhere"]["deeper"] == .null)
    }

    @Test("is written on one line, and reads back the same")
    func description() throws {
        let document = try JSON(parsing: Data(json.utf8))
        #expect("\(document)" == #"{"statuses": [{"count": 15, "geo": null, "id_str": "418639041853870080", "text": "a \"quoted\"\nline", "truncated": false}]}"#)
        #expect(try JSON(parsing: Data("\(document)".utf8)) == document)
    }

    @Test("is not made of bytes that break off: the error shows how they begin")
    func malformed() {
        #expect(throws: JSONError(text: #"{"statuses":[{"#)) { try JSON(parsing: Data(#"{"statuses":[{"#.utf8)) }
    }
}
