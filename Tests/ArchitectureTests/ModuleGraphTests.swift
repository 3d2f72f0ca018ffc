import Foundation
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

  @Test("the picture in README.md has an arrow for each import within a row, and for each import of Core's module of the same layer")
  func layers() async throws {
    let picture = try Place.text(of: Place.root.appending(path: ".github/layers.svg"))
    let arrows = picture.matches(of: /<title>(\w+ imports \w+)<\/title>/).map { String($0.output.1) }
    let project = try await MainPackage.project()
    let layers = ["Data", "Domain", "Scenes", "Presentation", "Terminal", "Composition"]
    var imports: Set<String> = []
    for row in ["Sample", "Core", "Reader"] {
      for layer in layers {
        let drawn = Set(layers.map { row + $0 } + ["Core" + layer])
        let dependencies = try #require(project.module(named: row + layer)).dependencies
        imports.formUnion(dependencies.filter { drawn.contains($0) }.map { "\(row)\(layer) imports \($0)" })
      }
    }
    #expect(arrows.count == Set(arrows).count && Set(arrows) == imports)
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
