import Foundation

/// `scaffold`: makes and removes features in the checkout in the current folder, and makes apps from it. `Scripts/new` and `Scripts/remove`
/// call it.
///
/// Errors are reported in a sentence on standard error. Exit code 2 means that nothing was changed, exit code 1 that a file could not be
/// written or removed.
@main
struct Scaffold {
  static func main() {
    var code: Int32 = 2
    do throws(ScaffoldError) {
      let request = try ScaffoldRequest(Array(CommandLine.arguments.dropFirst()))
      let checkout = Checkout(root: URL(filePath: FileManager.default.currentDirectoryPath))
      let change = try Scaffold(checkout: checkout).prepared(request)
      code = 1
      for line in try change() { print(line) }
    } catch {
      FileHandle.standardError.write(Data("\(error.sentence)\n".utf8))
      exit(code)
    }
  }

  let checkout: Checkout

  /// Checks a request.
  /// - Returns: A closure that makes the change, and returns the lines for the user.
  func prepared(_ request: ScaffoldRequest) throws(ScaffoldError) -> () throws(ScaffoldError) -> [String] {
    let (change, next): (TreeChange, [String])
    switch request.task {
    case .newFeature(let name): (change, next) = try newFeature(name)
    case .removeFeature(let name): (change, next) = try removeFeature(name)
    case .newApp(let name, let path):
      let folder = try checkout.place(ofNewApp: path)
      let app = AppScaffold(checkout: checkout, name: name)
      let files = try app.files()
      return { () throws(ScaffoldError) in try app.create(files, in: folder) }
    }
    return { () throws(ScaffoldError) in
      if !request.isDry { try checkout.apply(change) }
      return change.report + (request.isDry ? ["Nothing was changed."] : next)
    }
  }

  /// The change that adds a feature, and the next steps for the user.
  func newFeature(_ name: FeatureName) throws(ScaffoldError) -> (change: TreeChange, next: [String]) {
    let change = try FeatureScaffold(tree: checkout.tree()).creation(of: name)
    if let path = try checkout.uncommitted(among: change.changed.keys.sorted()).first {
      throw ScaffoldError("\(path) has changes that are not committed: commit or undo them first, so that you can tell them apart.")
    }
    return (try formatted(change), NextSteps.afterCreation(of: name))
  }

  /// The change that removes the feature with this entity, and the next steps for the user.
  func removeFeature(_ name: String) throws(ScaffoldError) -> (change: TreeChange, next: [String]) {
    let features = FeatureScaffold(tree: try checkout.tree())
    let feature = try features.feature(named: name)
    let change = try formatted(features.removal(of: feature))
    try refuseLoss(of: feature, by: change, in: features.tree)
    return (change, NextSteps.afterRemoval(leftovers: features.leftovers(of: feature, after: change)))
  }

  private func formatted(_ change: TreeChange) throws(ScaffoldError) -> TreeChange {
    var change = change
    change.added = try checkout.formatted(change.added)
    // Changed files are formatted, because a list may lose its last element.
    for (path, text) in try checkout.formatted(change.changed.mapValues(\.text)) { change.changed[path]?.text = text }
    return change
  }

  /// Refuses to remove uncommitted work, which git could not restore, unless creating the feature again would restore it.
  private func refuseLoss(of feature: FeatureName, by removal: TreeChange, in tree: [String: String]) throws(ScaffoldError) {
    let uncommitted = try checkout.uncommitted(among: removal.removed.sorted() + removal.changed.keys.sorted())
    guard !uncommitted.isEmpty else { return }
    let rest = removal.applied(to: tree)
    // Creating the feature fails if other code already uses it. That code is uncommitted work, too.
    let restored = (try? formatted(FeatureScaffold(tree: rest).creation(of: feature)).applied(to: rest)) ?? rest
    if let path = uncommitted.first(where: { restored[$0] != tree[$0] }) {
      throw ScaffoldError("\(path) has changes that are not committed: commit them first, so that they are not lost.")
    }
  }
}
