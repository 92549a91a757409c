import Grading
import Seeding

/// Words to search for. The service finds tweets for each of them from its third letter on.
enum SearchWords {
    static let all = ["coffee", "swift", "garden", "music", "train", "winter", "bread", "river", "school", "light"]

    /// One of them.
    static func one(using generator: inout SplitMix64) -> String {
        all.randomElement(using: &generator) ?? all[0]
    }
}
