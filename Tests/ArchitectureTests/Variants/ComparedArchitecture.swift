import Foundation

/// A presentation architecture in which the scene of the article list stands, and where its files are.
struct ComparedArchitecture: Sendable {
  /// As `strata list --architecture` and the patches call it.
  let name: String
  /// As a person calls it.
  let title: String
  /// The folder of what it is made of.
  let production: String
  /// The folder of its own tests.
  let tests: String

  static let all = [
    ComparedArchitecture(
      name: "vip", title: "VIP", production: "Modules/Presentation/Presentation/Reading/ArticleList",
      tests: "Tests/PresentationTests/ArticleList"),
    variant("mv", "MV", folder: "MV"),
    variant("mvvm", "MVVM", folder: "MVVM"),
    variant("flux", "Flux", folder: "Flux"),
    variant("redux", "Redux", folder: "Redux"),
    variant("vidrep", "ViDRep", folder: "ViDRep"),
    variant("dispatcher", "Dispatcher–Actor", folder: "Dispatcher"),
  ]

  private static func variant(_ name: String, _ title: String, folder: String) -> ComparedArchitecture {
    ComparedArchitecture(
      name: name, title: title, production: "Modules/Presentation/Variants/\(folder)", tests: "Tests/VariantsTests/\(folder)")
  }

  /// Where the table stands, and what is measured beside it.
  static let document = Place.root.appending(path: "Modules/Presentation/Variants/README.md")
  static let script = "Scripts/compare --counts"
}
