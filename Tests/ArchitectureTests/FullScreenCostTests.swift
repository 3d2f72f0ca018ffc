import LayerRules
import Testing

/// What the full screen took, layer by layer.
@Suite("The cost of a second user interface")
struct FullScreenCostTests {
  @Test("Architecture.md counts the files of the full screen by layer, and none is in Domain, Presentation or Data")
  func counts() async throws {
    let project = try await MainPackage.project()
    let files = project.modules.flatMap { module in module.files.map { (layer: Self.layer(of: module), file: $0) } }
      .filter { $0.file.path.contains("FullScreen") && $0.file.path.hasPrefix("Modules/") }
    let rows = ["Domain", "Scenes", "Presentation", "Data", "Terminal", "Composition", "strata"].map { layer in
      let own = files.filter { $0.layer == layer }.map(\.file)
      return
        "| \(layer) | \(own.count) | \(own.reduce(0) { $0 + $1.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }) |"
    }
    #expect(files.allSatisfy { ["Terminal", "Composition", "strata"].contains($0.layer) } && files.count > 20)
    let table = (["| layer | files | lines |", "|---|--:|--:|"] + rows).joined(separator: "\n")
    try MarkedBlock("full screen").hold(
      table, in: ArchitectureDocument.file, script: "STRATA_UPDATE=1 swift test --filter FullScreenCostTests")
  }

  private static func layer(of module: Module) -> String {
    module.path.hasPrefix("Modules/Data/") ? "Data" : module.name
  }
}
