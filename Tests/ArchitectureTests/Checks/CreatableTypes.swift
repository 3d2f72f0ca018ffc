/// The concrete repositories, stores, interactors and presenters of a package, and which modules declare them.
struct CreatableTypes {
  private let modules: [String: Set<String>]

  init(in project: Project) {
    var modules: [String: Set<String>] = [:]
    for module in project.modules where module.isProduction {
      for declaration in module.files.flatMap(\.declarations) where declaration.isConcreteType {
        guard Rules.createdTypes.contains(where: declaration.name.hasSuffix) else { continue }
        modules[declaration.name, default: []].insert(module.name)
      }
    }
    self.modules = modules
  }

  /// Whether the name is that of such a type, and not of one that `module` declares itself.
  func isForeign(_ name: String, to module: Module) -> Bool {
    guard let owners = modules[name] else { return false }
    return !owners.contains(module.name)
  }
}
