import Foundation

/// A presentation architecture that implements the article list, and the folders of its files.
struct ComparedArchitecture: Sendable {
  /// The name in `strata list --architecture`.
  let name: String
  /// The name for readers.
  let title: String
  /// The folders and files of its production code: the list, the article and the count.
  let production: [String]
  /// The folders and files of its own tests.
  let tests: [String]
  /// The names of the files that create and connect its parts.
  let wiring: Set<String>

  /// Folders in these that show something else, and files that word an article or a count for all architectures, with their tests.
  private static let others: Set<String> = [
    "Quotes", "Pictures", "DocumentLayout.swift", "DocumentLayoutTests.swift", "ArticleDetailPresenterTests.swift",
    "ArticleCountPresenterTests.swift",
  ]
  /// In a file that serves all architectures, the members of the one whose file it is.
  static let ownMembers: [String: Set<String>] = [sceneFile: ["vip", "vipSession"]]
  /// In a file of an architecture, the members that word an article or a count for all.
  static let sharedMembers: [String: Set<String>] = [
    "\(vipFolder)/ArticleDetail/ArticleDetailPresenter.swift": ["viewModel", "opened", "messages", "lines", "fileText", "record"],
    "\(vipFolder)/ArticleCount/ArticleCountPresenter.swift": ["viewModel"],
  ]

  static let all = [
    ComparedArchitecture(
      name: "vip", title: "VIP",
      production: vipScenes.map { "\(vipFolder)/\($0)" } + [
        "Modules/Core/Presentation/SceneProtocols/Presenter.swift", sceneFile, "Modules/Reader/Composition/Reading/ReadingSession.swift",
      ],
      tests: vipScenes.map { "Tests/Reader/ReaderPresentationTests/\($0)" } + ["Tests/Comparison/VariantsTests/VIP"],
      wiring: ["ArticleListScene.swift"]),
    variant("mv", "MV", folder: "MV"),
    variant("mvvm", "MVVM", folder: "MVVM"),
    variant("store", "Store", folder: "StoreViewState"),
    variant("redux", "Redux", folder: "Redux"),
    variant("vidrep", "ViDRep", folder: "ViDRep", wiring: ["ReadingResolver.swift"]),
    variant("dispatcher", "Two rings", folder: "Dispatcher"),
  ]

  /// The architecture with this name in `all`.
  static func named(_ name: String) -> ComparedArchitecture {
    guard let found = all.first(where: { $0.name == name }) else { preconditionFailure("no architecture is named \(name)") }
    return found
  }

  private static let vipScenes = ["ArticleList", "ArticleDetail", "ArticleCount"]
  private static let vipFolder = "Modules/Reader/Presentation/Reading"
  private static let sceneFile = "Modules/Reader/Composition/Reading/ArticleListScene.swift"

  /// A variant's entry point is in the file named after its enumeration: `MVScene.swift`, `StoreScene.swift`.
  private static func variant(_ name: String, _ title: String, folder: String, wiring: [String] = []) -> ComparedArchitecture {
    let entry = folder == "StoreViewState" ? "Store" : folder
    return ComparedArchitecture(
      name: name, title: title, production: ["Modules/Comparison/\(folder)"], tests: ["Tests/Comparison/VariantsTests/\(folder)"],
      wiring: Set(wiring + ["\(entry)Scene.swift"]))
  }

  /// Whether a file is one of these or in one of these folders.
  static func holds(_ path: String, _ places: [String]) -> Bool {
    places.contains { path == $0 || path.hasPrefix($0 + "/") } && !path.split(separator: "/").contains { others.contains(String($0)) }
  }

  /// The document that says what proves that each architecture is its author's.
  static let checks = Place.root.appending(path: "Modules/Comparison/Checks.md")
}
