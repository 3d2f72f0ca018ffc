extension CostTable {
  /// The reference changes beside that of an action.
  private static let changes = ["shared-read", "undo"]
  /// The presentation architectures, as their patches are named and as their names are written.
  private static let architectures = [
    ("vip", "VIP"), ("mv", "MV"), ("mvvm", "MVVM"), ("store", "Store"), ("redux", "Redux"), ("vidrep", "ViDRep"),
    ("dispatcher", "Two rings"),
  ]

  /// The table of a checkout.
  init(of checkout: Checkout) throws(ScaffoldError) {
    var patches: [String: String] = [:]
    for path in Self.patches where checkout.has(path) { patches[path] = try checkout.text(of: path) }
    try self.init(tree: checkout.tree(), patches: patches)
  }

  /// - Parameter patches: the text of the reference changes, by path.
  init(tree: [String: String], patches: [String: String]) throws(ScaffoldError) {
    var references: [(title: String, patches: [Patch])] = []
    for change in Self.changes {
      guard let shared = patches["Scripts/Patches/\(change)/shared.patch"] else { continue }
      for (name, title) in Self.architectures {
        let own = patches["Scripts/Patches/\(change)/\(name).patch"] ?? ""
        references.append(("`\(change)`, \(title)", [Patch(shared), Patch(own)]))
      }
    }
    try self.init(tree: tree, references: references)
  }

  private static var patches: [String] {
    changes.flatMap { change in (["shared"] + architectures.map(\.0)).map { "Scripts/Patches/\(change)/\($0).patch" } }
  }
}
