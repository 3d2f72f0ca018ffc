/// The concrete types of a package that only the rule's creators may create, and where they are declared.
struct CreatableTypes {
  private struct Places {
    var layers: Set<String> = []
    var files: Set<String> = []
  }

  private let places: [String: Places]
  private let strictLayers: Set<String>

  init(in check: LayerCheck) {
    var places: [String: Places] = [:]
    let suffixes = check.book.creation?.suffixes ?? []
    for module in suffixes.isEmpty ? [] : check.productionModules {
      let layer = check.book.layer(of: module)?.name ?? module.name
      for file in module.files {
        for declaration in file.declarations where declaration.isConcreteType && suffixes.contains(where: declaration.name.hasSuffix) {
          places[declaration.name, default: Places()].layers.insert(layer)
          places[declaration.name, default: Places()].files.insert(file.path)
        }
      }
    }
    self.places = places
    strictLayers = check.book.creation?.strictLayers ?? []
  }

  /// The names of such types that a file of a layer must not create: those that its layer does not declare or, in a strict layer, that the
  /// file does not declare.
  func foreign(to file: String, of layer: String) -> Set<String> {
    let isStrict = strictLayers.contains(layer)
    return Set(places.filter { isStrict ? !$0.value.files.contains(file) : !$0.value.layers.contains(layer) }.keys)
  }
}
