import Foundation
import Terminal

struct CorpusFolder {
    let url: URL

    /// Finds the folder in the resource bundle next to the program, or else in the source folder.
    ///
    /// SwiftPM's `Bundle.module` crashes without a bundle, and a program that's linked by hand, such as an exercise,
    /// has none.
    static func find() throws(CorpusError) -> CorpusFolder {
        let bundle = "reactive-workbook_SocialService"
        var places: [URL] = []
        for folder in [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap(\.self) {
            places.append(folder.appending(path: "\(bundle).resources/Resources"))
            places.append(folder.appending(path: "\(bundle).bundle/Contents/Resources/Resources"))
            places.append(folder.appending(path: "\(bundle).bundle/Resources"))
        }
        places.append(URL(filePath: #filePath).appending(path: "../../Resources").standardized)
        for place in places where FileManager.default.fileExists(atPath: place.appending(path: "authors.txt").path) {
            return CorpusFolder(url: place)
        }
        let list = places.map { "\n    \($0.path)" }.joined()
        throw CorpusError(
            file: "authors.txt", line: nil,
            problem:
                "The service's tweets are in none of these places. Run `swift build` in the workbook's folder.\(list)")
    }

    func corpus() throws(CorpusError) -> Corpus {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        } catch {
            throw CorpusError(
                file: url.path, line: nil, problem: "The folder can't be read: \(error.localizedDescription)")
        }
        var tweets: [(file: String, bytes: [UInt8])] = []
        for name in names where name.hasPrefix("tweets-") && name.hasSuffix(".txt") {
            tweets.append((file: name, bytes: try read(name)))
        }
        return try Corpus(authors: read("authors.txt"), tweets: tweets)
    }

    private func read(_ name: String) throws(CorpusError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: url.appending(path: name))).withLineFeeds
        } catch {
            throw CorpusError(file: name, line: nil, problem: "The file can't be read: \(error.localizedDescription)")
        }
    }
}
