/// The concrete types of a package that only the creators create, and which layers declare them.
struct CreatableTypes {
  private let layers: [String: Set<String>]

  init(in check: LayerCheck) {
    var layers: [String: Set<String>] = [:]
    let suffixes = check.book.creation?.suffixes ?? []
    for module in suffixes.isEmpty ? [] : check.productionModules {
      for declaration in module.files.flatMap(\.declarations) where declaration.isConcreteType {
        guard suffixes.contains(where: declaration.name.hasSuffix) else { continue }
        layers[declaration.name, default: []].insert(check.book.layer(of: module)?.name ?? module.name)
      }
    }
    self.layers = layers
  }

  /// The names of such types that are not declared in a layer.
  func foreign(to layer: String) -> Set<String> {
    Set(layers.filter { !$0.value.contains(layer) }.keys)
  }
}
