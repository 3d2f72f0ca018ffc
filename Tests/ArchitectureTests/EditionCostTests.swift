import Foundation
import LayerRules
import Testing

/// What the edition took as a feature, layer by layer.
@Suite("The cost of the edition")
struct EditionCostTests {
  @Test("Architecture.md counts the files of the edition by layer, and no file of another feature names its types")
  func counts() async throws {
    let project = try await MainPackage.project()
    var files: [(layer: String, file: SourceFile)] = []
    for module in project.modules where module.path.hasPrefix("Modules/") {
      files += module.files.filter { $0.path.contains("/Edition") }.map { (Self.layer(of: module), $0) }
    }
    var rows: [String] = []
    for layer in ["Domain", "Scenes", "Presentation", "Data", "Terminal", "Composition", "strata"] {
      let own: [SourceFile] = files.filter { $0.layer == layer }.map(\.file)
      var lines = 0
      for file in own { lines += try Place.text(of: Place.root.appending(path: file.path)).count { $0 == "\n" } }
      rows.append("| \(layer) | \(own.count) | \(lines) |")
    }
    #expect(Set(files.map(\.layer)).count == 7 && files.count > 20)
    let others = project.modules.filter { $0.path.hasPrefix("Modules/") }.flatMap(\.files).filter { !$0.path.contains("/Edition") }
    let naming = others.filter { $0.tokens.contains { $0.text.hasPrefix("Edition") && $0.text != "EditionRendering" } }
    #expect(naming.map(\.path) == ["Modules/strata/Strata.swift"], "The list of all commands.")
    let table = (["| layer | files | lines |", "|---|--:|--:|"] + rows).joined(separator: "\n")
    try MarkedBlock("edition").hold(table, in: ArchitectureDocument.file, script: "STRATA_UPDATE=1 swift test --filter EditionCostTests")
  }

  private static func layer(of module: Module) -> String {
    module.path.hasPrefix("Modules/Data/") ? "Data" : module.name
  }
}
