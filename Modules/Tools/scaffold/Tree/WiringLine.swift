/// A line outside a feature's folders that names the feature, as an element of a list. A new feature gets such a line below that of Quotes.
struct WiringLine: Hashable {
  let path: String
  /// The start of the line, after its indentation. It excludes the comma, which a list of one element does not have.
  let start: String

  init(_ start: String, in path: String) {
    self.start = start
    self.path = path
  }

  /// The line in the program's list of features.
  static let feature = WiringLine("QuotesFeature.self", in: "Modules/Sample/sample/Sample.swift")

  /// All lines of Quotes, including that of its endpoint, which a new feature does not have.
  static let all = [feature, WiringLine("QuoteEndpoint(", in: "Modules/Tools/SampleEndpoints/SampleEndpoints.swift")]

  func matches(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix(start)
  }

  /// The line of another feature in the same list.
  func named(_ rename: (String) -> String) -> WiringLine { WiringLine(rename(start), in: path) }
}
