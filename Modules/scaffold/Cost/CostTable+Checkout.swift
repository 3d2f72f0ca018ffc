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
    var references: [(title: String, patches: [Patch])] = []
    for change in Self.changes where checkout.has("Scripts/Patches/\(change)") {
      let shared = Patch(try checkout.text(of: "Scripts/Patches/\(change)/shared.patch"))
      for (name, title) in Self.architectures {
        let own = Patch(try checkout.text(of: "Scripts/Patches/\(change)/\(name).patch"))
        references.append(("`\(change)`, \(title)", [shared, own]))
      }
    }
    try self.init(tree: checkout.tree(), references: references)
  }
}
