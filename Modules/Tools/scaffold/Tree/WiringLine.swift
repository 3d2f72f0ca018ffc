/// A line outside a feature's folders that names the feature: an entry of a list. A new feature gets such a line below that of Quotes.
struct WiringLine: Hashable {
  let path: String
  /// What the line begins with, after its indentation. A comma is missing at the end of the only element.
  let start: String

  init(_ start: String, in path: String) {
    self.start = start
    self.path = path
  }

  /// Where the program lists its features.
  static let feature = WiringLine("QuotesFeature.self", in: "Modules/Sample/sample/Sample.swift")

  /// All of Quotes: also its endpoint, which a new feature does not have.
  static let all = [feature, WiringLine("QuoteEndpoint(", in: "Modules/Tools/SampleEndpoints/SampleEndpoints.swift")]

  func matches(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix(start)
  }

  /// The line of another feature in the same list.
  func named(_ rename: (String) -> String) -> WiringLine { WiringLine(rename(start), in: path) }
}
