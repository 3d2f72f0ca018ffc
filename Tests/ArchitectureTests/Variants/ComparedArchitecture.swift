import Foundation

/// A presentation architecture that implements the article list, and the folders of its files.
struct ComparedArchitecture: Sendable {
  /// The name in `strata list --architecture` and in the patches.
  let name: String
  /// The name for readers.
  let title: String
  /// The folder of its production code.
  let production: String
  /// The folder of its own tests.
  let tests: String

  static let all = [
    ComparedArchitecture(
      name: "vip", title: "VIP", production: "Modules/Presentation/Presentation/Reading/ArticleList",
      tests: "Tests/PresentationTests/ArticleList"),
    variant("mv", "MV", folder: "MV"),
    variant("mvvm", "MVVM", folder: "MVVM"),
    variant("store", "Store", folder: "StoreViewState"),
    variant("redux", "Redux", folder: "Redux"),
    variant("vidrep", "ViDRep", folder: "ViDRep"),
    variant("dispatcher", "Two rings", folder: "Dispatcher"),
  ]

  private static func variant(_ name: String, _ title: String, folder: String) -> ComparedArchitecture {
    ComparedArchitecture(
      name: name, title: title, production: "Modules/Presentation/Variants/\(folder)", tests: "Tests/VariantsTests/\(folder)")
  }

  /// The document with the generated tables.
  static let document = Place.root.appending(path: "Modules/Presentation/Variants/README.md")
  static let script = "Scripts/compare --counts"
}
