/// A package: its targets, their dependencies and their sources.
public struct Project: Sendable {
  public let name: String
  /// In the manifest's order.
  public let modules: [Module]
  /// The manifest, to find the line of a target.
  public let manifest: SourceFile
  /// The names in the package's root folder, sorted.
  public let topLevel: [String]
  private let modulesByImportName: [String: Module]

  public init(name: String, modules: [Module], manifest: SourceFile, topLevel: [String]) {
    self.name = name
    self.modules = modules
    self.manifest = manifest
    self.topLevel = topLevel
    modulesByImportName = Dictionary(modules.map { (Module.importName($0.name), $0) }) { first, _ in first }
  }

  /// The target with a name, as written in the manifest or in an import.
  public func module(named name: String) -> Module? { modulesByImportName[Module.importName(name)] }

  /// The line of the manifest that declares the target; 1 if it is not found. Lines that name the package, a product or a conditional
  /// dependency are skipped.
  func manifestLine(of name: String) -> Int {
    let lines = String(decoding: manifest.source.original, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.first { index in
      let line = lines[index]
      let isElsewhere =
        line.contains("\"\(name)\", condition:")
        || Self.notTargets.contains { word in
          line.contains(word) || index > 0 && lines[index - 1].contains(word)
        }
      return (line.contains("name: \"\(name)\"") || line.contains("(\"\(name)\"")) && !isElsewhere
    }
    return (line ?? 0) + 1
  }

  private static let notTargets = ["Package(", ".library(", ".executable(", ".plugin("]

  /// The same package, with the products of other packages replaced by their modules.
  func replacingProducts(by modulesOfProducts: [String: [String]]) -> Project {
    guard !modulesOfProducts.isEmpty else { return self }
    let replaced = modules.map { module in
      module.depending(on: module.dependencies.flatMap { self.module(named: $0) == nil ? modulesOfProducts[$0] ?? [$0] : [$0] })
    }
    return Project(name: name, modules: replaced, manifest: manifest, topLevel: topLevel)
  }
}
