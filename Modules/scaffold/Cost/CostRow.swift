/// What one change costs. Code, tests and everything else (documents, the rule book as a file) are counted apart.
struct CostRow: Hashable {
  let title: String
  let product: PatchCost
  let tests: PatchCost
  let others: PatchCost

  init(_ title: String, _ change: TreeChange) {
    self.title = title
    product = PatchCost(of: change, in: Self.isProduct)
    tests = PatchCost(of: change, in: Self.isTest)
    others = PatchCost(of: change) { !Self.isProduct($0) && !Self.isTest($0) }
  }

  init(_ title: String, _ patches: [Patch]) {
    self.title = title
    let files = patches.flatMap(\.files)
    product = PatchCost(of: files.filter { Self.isProduct($0.path) })
    tests = PatchCost(of: files.filter { Self.isTest($0.path) })
    others = PatchCost(of: files.filter { !Self.isProduct($0.path) && !Self.isTest($0.path) })
  }

  var cells: [String] { [title] + parts.flatMap(\.cells) }

  var newFiles: Int { parts.reduce(0) { $0 + $1.newFiles } }
  var changedFiles: Int { parts.reduce(0) { $0 + $1.files } - newFiles }
  /// The edit sites in files that exist.
  var editSites: Int { parts.reduce(0) { $0 + $1.sites } - newFiles }
  var addedLines: Int { parts.reduce(0) { $0 + $1.added } }

  private var parts: [PatchCost] { [product, tests, others] }

  private static func isTest(_ path: String) -> Bool { path.hasPrefix("Tests/") }

  private static func isProduct(_ path: String) -> Bool { path.hasPrefix("Modules/") && path.hasSuffix(".swift") }
}
