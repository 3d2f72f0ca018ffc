import LayerRules
import Testing

/// Programs may share the layers, so only a program and what builds it know its name.
@Suite("The name of the program")
struct ProgramNameTests {
  @Test("no layer writes the name of the program, except in names of stored data and in the key map of that name")
  func layers() async throws {
    let files = try await MainPackage.project().modules.flatMap(\.files)
    let naming = files.filter { file in Self.layers.contains { file.path.hasPrefix("Modules/\($0)/") } && Self.namesProgram(file) }
    #expect(Set(naming.map(\.path)) == Self.exceptions)
  }

  @Test(
    "a text that names the program is found; comments and identifiers are not texts",
    arguments: [
      (#"let hint = "'strata refresh' fetches them.""#, true), (#"let hint = "It fails: \(isOwn ? "Strata" : "it") ends.""#, true),
      ("let hint = \"\"\"\n  A newer strata wrote it.\n  \"\"\"", true), (#"let hint = "\(run: "refresh") fetches them.""#, false),
      ("/// `strata refresh`\nlet map = KeyMap.Name.strata", false),
    ])
  func found(text: String, isFound: Bool) {
    #expect(Self.namesProgram(SourceFile(path: "Modules/Reader/Presentation/Hint.swift", text: text)) == isFound)
  }

  @Test("Core speaks of no feature of the feed reader")
  func core() async throws {
    let files = try await MainPackage.project().modules.flatMap(\.files).filter { $0.path.hasPrefix("Modules/Core/") }
    #expect(!files.isEmpty)
    #expect(files.filter { Self.namesFeature(String(decoding: $0.source.original, as: UTF8.self)) }.map(\.path) == [])
  }

  @Test(
    "a word for a feature is found, in code and in comments; a line feed does not count",
    arguments: [
      ("/// The URL of a feed.", true), ("let articles = 0", true), ("case OPML", true), ("/// Ends with a line feed.", false),
      ("/// A tab or a form feed", false), ("let feedback = 0", false),
    ])
  func words(text: String, isFound: Bool) { #expect(Self.namesFeature(text) == isFound) }

  private static func namesFeature(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return zip([""] + words, words).contains { before, word in
      features.contains(String(word)) && !(word.hasPrefix("feed") && ["line", "form"].contains(before))
    }
  }

  private static let features: Set = ["feed", "feeds", "article", "articles", "subscription", "subscriptions", "opml", "rss", "starred"]

  private static let layers =
    ["Core", "Sample"]
    + ["Domain", "Scenes", "Presentation", "Data", "Drivers", "Terminal", "FullScreen", "Composition"].map { "Reader/\($0)" }

  private static let exceptions: Set = [
    // The formats that are on disk already: the database, the checkpoint of sync, the list of subscriptions, files that are being written, and
    // the imprint of an edition.
    "Modules/Reader/Data/FileStorage/DataDirectory+Reading.swift", "Modules/Reader/Data/StatusSync/Journals/JournalCheckpoint.swift",
    "Modules/Reader/Data/Subscriptions/OPMLName.swift", "Modules/Core/Drivers/Files/AtomicFile.swift",
    "Modules/Reader/Domain/Edition/EditionWords.swift",
    // The list of maps that the file of keys can choose.
    "Modules/Reader/FullScreen/Keys/KeysFile.swift",
    // It says what the program is called.
    "Modules/Reader/Composition/Application+Reader.swift", "Modules/Sample/sample/Sample.swift",
  ]

  private static func namesProgram(_ file: SourceFile) -> Bool {
    file.source.literals.contains { String(decoding: file.source.original[$0], as: UTF8.self).lowercased().contains("strata") }
  }
}
