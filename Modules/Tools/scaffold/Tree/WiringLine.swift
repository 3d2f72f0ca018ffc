/// A line outside a feature's folders that names the feature: an entry of a list. A new feature gets such a line below that of Quotes.
struct WiringLine: Hashable {
  let path: String
  /// What the line begins with, after its indentation.
  let start: String

  init(_ start: String, in path: String) {
    self.start = start
    self.path = path
  }

  /// Those of Quotes.
  static let all = [
    // The program.
    WiringLine("QuotesFeature.self,", in: "Modules/Sample/sample/Sample.swift"),
    // The sample server.
    WiringLine("endpoints.append(QuoteEndpoint())", in: "Modules/Tools/SampleServer/Site/Site.swift"),
    WiringLine("<li><a href=\"/quotes/random\">", in: "Modules/Tools/SampleServer/Samples/index.html"),
    // The rule book, in Swift and as a file.
    WiringLine("\"Quotes\",", in: ".layers.json"),
    WiringLine("\"Quotes\",", in: "Tests/ArchitectureTests/Rules/Rules.swift"),
  ]

  /// Whether the line is this one.
  func matches(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix(start)
  }

  /// The line of another feature in the same list.
  func named(_ rename: (String) -> String) -> WiringLine { WiringLine(rename(start), in: path) }
}
