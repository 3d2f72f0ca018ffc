import LayerRules

/// A situation of a reading session that the tests of every architecture cover, so that their sizes can be compared.
struct SessionCoverage: Sendable {
  let situation: String
  /// A test covers the situation if its sentence has one of these.
  let phrases: [String]

  static let all = [
    SessionCoverage(situation: "the first list counts", phrases: ["first list"]),
    SessionCoverage(
      situation: "an article is opened",
      phrases: ["opened article is shown", "opened article is read in", "opening an article marks"]),
    SessionCoverage(situation: "the same article is opened again", phrases: ["opening an article again", "opened again"]),
    SessionCoverage(situation: "an article cannot be opened", phrases: ["cannot be opened"]),
    SessionCoverage(
      situation: "a mark cannot be stored", phrases: ["cannot be marked", "mark that cannot be stored", "mark cannot be stored"]),
    SessionCoverage(
      situation: "an article outside the list is opened", phrases: ["the list does not show", "outside the list", "not in the list"]),
    SessionCoverage(situation: "a listed article no longer matches the filter", phrases: ["under the filter", "under a filter"]),
    SessionCoverage(situation: "a list began before an article was opened", phrases: ["old mark"]),
    SessionCoverage(
      situation: "a later opening overtakes", phrases: ["arrives after a later one", "later one has overtaken", "earlier opening"]),
    SessionCoverage(situation: "a change", phrases: ["after a change, list and count", "a change reads the list"]),
    SessionCoverage(situation: "a change cannot be saved", phrases: ["a change that cannot be saved"]),
    SessionCoverage(situation: "a count fails", phrases: ["failing count", "count that fails"]),
  ]

  /// Whether one of the files has a test of this situation.
  func isCovered(by files: [SourceFile]) -> Bool {
    files.contains { file in
      let text = String(decoding: file.source.original, as: UTF8.self)
      return phrases.contains { phrase in text.split(separator: "\n").contains { $0.contains("\"") && $0.contains(phrase) } }
    }
  }
}
