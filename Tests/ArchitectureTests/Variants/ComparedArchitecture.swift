import Foundation

/// A presentation architecture that implements the article list, and the folders of its files.
struct ComparedArchitecture: Sendable {
  /// The name in `strata list --architecture` and in the patches.
  let name: String
  /// The name for readers.
  let title: String
  /// The folders of its production code: the list, the article and the count.
  let production: [String]
  /// The folders of its own tests.
  let tests: [String]
  /// Folders in these that show something else.
  static let others = ["Quote", "Pictures"]

  static let all = [
    ComparedArchitecture(
      name: "vip", title: "VIP", production: vipScenes.map { "Modules/Presentation/Presentation/Reading/\($0)" },
      tests: vipScenes.map { "Tests/PresentationTests/\($0)" }),
    variant("mv", "MV", folder: "MV"),
    variant("mvvm", "MVVM", folder: "MVVM"),
    variant("store", "Store", folder: "StoreViewState"),
    variant("redux", "Redux", folder: "Redux"),
    variant("vidrep", "ViDRep", folder: "ViDRep"),
    variant("dispatcher", "Two rings", folder: "Dispatcher"),
  ]

  private static let vipScenes = ["ArticleList", "ArticleDetail", "ArticleCount"]

  private static func variant(_ name: String, _ title: String, folder: String) -> ComparedArchitecture {
    ComparedArchitecture(
      name: name, title: title, production: ["Modules/Presentation/Variants/\(folder)"], tests: ["Tests/VariantsTests/\(folder)"])
  }

  /// Whether a file is among these folders.
  static func holds(_ path: String, _ folders: [String]) -> Bool {
    folders.contains { path.hasPrefix($0 + "/") } && !path.split(separator: "/").contains { others.contains(String($0)) }
  }

  /// The document that says what proves that each architecture is its author's.
  static let checks = Place.root.appending(path: "Modules/Presentation/Variants/Checks.md")

  /// The document with the generated tables.
  static let document = Place.root.appending(path: "Modules/Presentation/Variants/README.md")
  static let script = "Scripts/compare --counts"
}
