/// A line outside a feature's folders that names the feature: an entry of a list. A new feature gets such a line below that of the model.
struct WiringLine: Hashable {
  let path: String
  /// What the line begins with, after its indentation, for the model.
  let start: String

  static let all = [
    // The program.
    WiringLine(path: "Modules/strata/Strata.swift", start: "QuoteCommand.self,"),
    WiringLine(path: "Modules/Domain/Configuration/SettingKey.swift", start: ".quoteURL,"),
    WiringLine(path: "Modules/Data/StorageMaintenance/DataDirectoryInspection.swift", start: "StoredDocument(QuotesDocument.self,"),
    // The sample server.
    WiringLine(path: "Modules/SampleServer/Site/Site.swift", start: "endpoints.append(QuoteEndpoint())"),
    WiringLine(path: "Modules/SampleServer/Samples/index.html", start: "<li><a href=\"/quotes/random\">"),
    // The rule book, in Swift and as a file.
    WiringLine(path: ".layers.json", start: "\"Quotes\","),
    WiringLine(path: features, start: "\"Quotes\","),
    // The tests that go through all features.
    WiringLine(path: "Tests/CompositionTests/Support/Asking.swift", start: "+ quotes("),
    // The tables of the documents.
    WiringLine(path: "README.md", start: "| `quote` |"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `quote.url` |"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `quote` |"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `quotes.json` |"),
  ]

  /// The list of all features.
  static let features = "Tests/ArchitectureTests/Rules/Rules.swift"

  /// The files that have such lines, each once.
  static let paths = all.map(\.path).reduce(into: [String]()) { paths, path in if !paths.contains(path) { paths.append(path) } }

  func matches(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix(start)
  }
}
