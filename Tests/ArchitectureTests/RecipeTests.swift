import Foundation
import LayerRules
import Testing

@Suite("Recipes")
struct RecipeTests {
  @Test("every type, test and script that a recipe names exists")
  func names() async throws {
    let document = try ArchitectureDocument.load()
    let files = try await MainPackage.project().modules.flatMap(\.files)
    let types = Set(files.flatMap(\.declarations).map(\.name))
    let named = document.recipes.flatMap { ArchitectureDocument.quoted(in: String($0)) }
    #expect(named.count > 30)
    for name in named {
      if name.hasPrefix("Scripts/") {
        let path = String(name.prefix { $0 != " " })
        #expect(
          FileManager.default.fileExists(atPath: Place.root.appending(path: path).path()), "The recipes name \(path), which does not exist."
        )
      } else if name.first?.isUppercase == true {
        let type = name.prefix { $0 != "." }
        #expect(types.contains(String(type)), "The recipes name \(type), which is declared nowhere.")
      }
    }
  }
}

extension ArchitectureDocument {
  /// The lines of the section of recipes.
  fileprivate var recipes: [Substring] {
    text.split(separator: "\n").drop { $0 != "## Recipes" }.dropFirst().prefix { !$0.hasPrefix("## ") }.map(\.self)
  }
}
