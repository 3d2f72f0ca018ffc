import LayerRules
import Testing

/// The graph in Architecture.md is generated from the manifest.
@Suite("Module graph")
struct ModuleGraphTests {
  @Test("the module graph in Architecture.md matches the manifest")
  func picture() async throws {
    let graph = ModuleGraph.mermaid(of: try await MainPackage.project())
    try ArchitectureDocument.graph.hold(graph, in: ArchitectureDocument.file, script: "Scripts/module-graph")
  }

  @Test("targets are boxes, system libraries drums, products round, and tests are omitted")
  func shapes() {
    let modules = [
      Module(name: "Domain", path: "Modules/Domain", dependencies: [], files: []),
      Module(name: "CLibCurl", path: "Modules/Drivers/CLibCurl", dependencies: [], files: []),
      Module(name: "strata", path: "Modules/strata", dependencies: ["Domain", "CLibCurl", "ArgumentParser"], files: []),
      Module(name: "DomainTests", path: "Tests/DomainTests", dependencies: ["Domain", "FlyingFox"], files: []),
    ]
    let project = Project(name: "Small", modules: modules, manifest: SourceFile(path: "Package.swift", text: ""), topLevel: [])
    let expected = """
      ```mermaid
      flowchart TD
        Domain[Domain]
        CLibCurl[(CLibCurl)]
        strata[strata]
        ArgumentParser([ArgumentParser])
        strata --> Domain & CLibCurl & ArgumentParser
      ```
      """
    #expect(ModuleGraph.mermaid(of: project) == expected)
  }
}
