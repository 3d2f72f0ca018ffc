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
      Module(name: "CoreDomain", path: "Modules/Core/Domain", dependencies: [], files: []),
      Module(name: "CLibCurl", path: "Modules/Core/Drivers/CLibCurl", dependencies: [], files: []),
      Module(name: "strata", path: "Modules/Reader/strata", dependencies: ["CoreDomain", "CLibCurl", "ArgumentParser"], files: []),
      Module(name: "CoreDomainTests", path: "Tests/Core/CoreDomainTests", dependencies: ["CoreDomain", "FlyingFox"], files: []),
    ]
    let project = Project(name: "Small", modules: modules, manifest: SourceFile(path: "Package.swift", text: ""), topLevel: [])
    let expected = """
      ```mermaid
      flowchart TD
        CoreDomain[CoreDomain]
        CLibCurl[(CLibCurl)]
        strata[strata]
        ArgumentParser([ArgumentParser])
        strata --> CoreDomain & CLibCurl & ArgumentParser
      ```
      """
    #expect(ModuleGraph.mermaid(of: project) == expected)
  }
}
