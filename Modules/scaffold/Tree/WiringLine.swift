/// A line outside a feature's folders that names the feature: an entry of a list. A new feature gets such a line below that of the model.
struct WiringLine: Hashable {
  let path: String
  /// What the line begins with, after its indentation, for the model.
  let start: String
  /// The lines of the comment above it, which belong to it.
  var comment = 0

  /// Those of Quotes.
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

  /// Those of Pictures.
  static let ofPictures = [
    // The program.
    WiringLine(path: "Modules/strata/Strata.swift", start: "PictureCommand.self,"),
    WiringLine(path: "Modules/Domain/Configuration/SettingKey.swift", start: ".pictureURL,"),
    // The check and the repair of stored files.
    WiringLine(path: "Modules/Domain/Storage/StorageDiagnostic.swift", start: "case removePicture(PictureID)", comment: 1),
    WiringLine(path: "Modules/Presentation/Scenes/Storage/StorageWording.swift", start: "case .removePicture(let picture):"),
    WiringLine(path: "Modules/Data/Data/Reading/DataDirectory+Unfinished.swift", start: "pictures,"),
    WiringLine(path: "Modules/Data/StorageMaintenance/DataDirectoryInspection.swift", start: "StoredDocument(PicturesDocument.self,"),
    WiringLine(
      path: "Modules/Data/StorageMaintenance/DataDirectoryInspection.swift", start: "findings += try PictureInspection(directory)"),
    WiringLine(
      path: "Modules/Data/StorageMaintenance/DataDirectoryInspection.swift", start: "leftovers += try PictureInspection(directory)"),
    WiringLine(path: "Modules/Data/StorageMaintenance/DataDirectoryRepair.swift", start: "for path in try PictureInspection(directory)"),
    // The rule book, in Swift and as a file.
    WiringLine(path: ".layers.json", start: "\"Pictures\","),
    WiringLine(path: features, start: "\"Pictures\","),
    // The tests that go through all features.
    WiringLine(path: "Tests/CompositionTests/Support/Asking.swift", start: "+ pictures("),
    WiringLine(path: "Tests/DataTests/StorageMaintenance/DataDirectoryRepairTests.swift", start: "case .removePicture(let id):"),
    // The tables of the documents.
    WiringLine(path: "README.md", start: "| `picture say TEXT` |"),
    WiringLine(path: "README.md", start: "| `picture save`,"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `picture.url` |"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `picture say`,"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `picture list` |"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `pictures/index.json` |"),
    WiringLine(path: "Modules/strata/Manual.md", start: "| `pictures/ID.png` "),
    WiringLine(path: "Modules/strata/Manual.md", start: "| a picture |"),
  ]

  /// The list of all features.
  static let features = "Tests/ArchitectureTests/Rules/Rules.swift"

  /// The files that have such lines, each once.
  static let paths = paths(of: all)

  static func paths(of lines: [WiringLine]) -> [String] {
    lines.map(\.path).reduce(into: [String]()) { paths, path in if !paths.contains(path) { paths.append(path) } }
  }

  func matches(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix(start)
  }
}
