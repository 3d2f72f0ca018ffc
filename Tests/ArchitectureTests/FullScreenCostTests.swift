import Foundation
import LayerRules
import Testing

/// What the full screen took, layer by layer.
@Suite("The cost of a second user interface")
struct FullScreenCostTests {
  @Test("Architecture.md counts the files of the full screen by layer, and none is in Domain, Presentation or Data")
  func counts() async throws {
    let project = try await MainPackage.project()
    var files: [(layer: String, file: SourceFile)] = []
    for module in project.modules where module.path.hasPrefix("Modules/") {
      files += module.files.filter { $0.path.contains("FullScreen") }.map { (Self.layer(of: module), $0) }
    }
    var rows: [String] = []
    for layer in ["Domain", "Scenes", "Presentation", "Data", "Terminal", "FullScreen", "Composition", "strata"] {
      let own: [SourceFile] = files.filter { $0.layer == layer }.map(\.file)
      var lines = 0
      for file in own { lines += try Place.text(of: Place.root.appending(path: file.path)).count { $0 == "\n" } }
      rows.append("| \(layer) | \(own.count) | \(lines) |")
    }
    #expect(files.allSatisfy { ["FullScreen", "Composition", "strata"].contains($0.layer) } && files.count > 20)
    let table = (["| layer | files | lines |", "|---|--:|--:|"] + rows).joined(separator: "\n")
    try MarkedBlock("full screen").hold(
      table, in: ArchitectureDocument.file, script: "STRATA_UPDATE=1 swift test --filter FullScreenCostTests")
  }

  private static func layer(of module: Module) -> String {
    module.path.hasPrefix("Modules/Data/") ? "Data" : module.name
  }
}
