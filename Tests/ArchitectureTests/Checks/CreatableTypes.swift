/// The concrete repositories, stores, interactors and presenters of a package, and which layers declare them.
struct CreatableTypes {
  private let layers: [String: Set<String>]

  init(in project: Project) {
    var layers: [String: Set<String>] = [:]
    for module in project.modules where module.isProduction {
      for declaration in module.files.flatMap(\.declarations) where declaration.isConcreteType {
        guard Rules.createdTypes.contains(where: declaration.name.hasSuffix) else { continue }
        layers[declaration.name, default: []].insert(module.layer?.name ?? module.name)
      }
    }
    self.layers = layers
  }

  /// Whether the name is that of such a type, and the layer of `module` does not declare it.
  func isForeign(_ name: String, to module: Module) -> Bool {
    guard let owners = layers[name] else { return false }
    return !owners.contains(module.layer?.name ?? module.name)
  }
}
