import LayerRules

/// A target whose mutants are tried with its own tests.
struct MutationTarget: Hashable {
  let name: String
  /// Its folder, such as `Modules/Domain`.
  let folder: String
  /// The test target.
  let tests: String
  /// Another test target whose suites are asked, too.
  var moreTests: String? { name == "Scenes" ? "PresentationTests" : nil }

  /// The folders in `Tests` whose suites are asked.
  ///
  /// The parts of the data layer have one test target, and all its suites together take minutes. So each part asks its own suites, and those of the
  /// parts that test it too: one contract is tested for all stores.
  var suiteFolders: [String] {
    guard folder.hasPrefix(Self.dataFolder) else { return [tests] + (moreTests.map { [$0] } ?? []) }
    let part = String(folder.dropFirst(Self.dataFolder.count))
    return ([part] + (Self.moreParts[part] ?? [])).map { "\(tests)/\($0)" }
  }

  private static let dataFolder = "Modules/Data/"
  private static let moreParts = [
    "TextEncoding": ["ArticleText", "Syndication"],
    "ArticleText": ["Syndication"],
    "FileStorage": ["ArticleStorage", "StatusSync", "StorageMaintenance"],
    "ArticleStorage": ["FileStorage", "StorageMaintenance"],
    "SQLiteStorage": ["ArticleStorage", "StorageMaintenance"],
    "FeedFetching": ["Politeness", "Data"],
    "Web": ["Data", "FeedFetching"],
    "Data": ["FeedFetching", "FileStorage", "StatusSync"],
  ]

  /// The part of the mutants, without the equivalent ones, that the tests must kill, in percent.
  var gate: Int { ["Domain", "Scenes", "Presentation"].contains(name) ? 95 : 90 }

  /// Whether string literals are mutated: the wording is what these layers are about.
  var changesText: Bool { ["Scenes", "Presentation", "Terminal", "FullScreen"].contains(name) }

  /// The largest part of the mutants that may be listed as equivalent, in percent.
  static let mostEquivalents = 5

  /// The targets in Tests/Mutation.md, in its order.
  static let recorded =
    [
      MutationTarget(name: "Domain", folder: "Modules/Domain", tests: "DomainTests"),
      MutationTarget(name: "Scenes", folder: "Modules/Presentation/Scenes", tests: "ScenesTests"),
      MutationTarget(name: "Presentation", folder: "Modules/Presentation/Presentation", tests: "PresentationTests"),
      MutationTarget(name: "Terminal", folder: "Modules/Terminal", tests: "TerminalTests"),
      MutationTarget(name: "FullScreen", folder: "Modules/FullScreen", tests: "FullScreenTests"),
    ]
    + [
      "TextEncoding", "FeedDates", "ArticleText", "Syndication", "Web", "FeedFetching", "FileStorage", "Subscriptions", "ArticleStorage",
      "SQLiteStorage", "StatusSync", "StorageMaintenance", "EditionRendering", "Data",
    ]
    .map { MutationTarget(name: $0 == "Data" ? "DataLayer" : $0, folder: "Modules/Data/\($0)", tests: "DataTests") }

  /// The target that holds the file or folder.
  static func holding(_ path: String) -> MutationTarget? { recorded.first { path == $0.folder || path.hasPrefix($0.folder + "/") } }
}
