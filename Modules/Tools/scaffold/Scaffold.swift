import Foundation

/// `scaffold`: makes and removes features and scenes in the checkout in the current folder, for `Scripts/new` and `Scripts/remove`.
///
/// A sentence on standard error says what went wrong. Exit code 2: nothing was changed. Exit code 1: a file could not be written or removed.
@main
struct Scaffold {
  static func main() {
    var code: Int32 = 2
    do throws(ScaffoldError) {
      let request = try ScaffoldRequest(Array(CommandLine.arguments.dropFirst()))
      let checkout = Checkout(root: URL(filePath: FileManager.default.currentDirectoryPath))
      let (change, next) = try Scaffold(checkout: checkout).plan(for: request)
      code = 1
      if !request.isDry { try checkout.apply(change) }
      for line in change.report + (request.isDry ? ["Nothing was changed."] : next) { print(line) }
    } catch {
      FileHandle.standardError.write(Data("\(error.sentence)\n".utf8))
      exit(code)
    }
  }

  let checkout: Checkout

  /// What a request changes, and what the user does after it.
  func plan(for request: ScaffoldRequest) throws(ScaffoldError) -> (change: TreeChange, next: [String]) {
    let tree = try checkout.tree()
    let features = FeatureScaffold(tree: tree)
    let scenes = SceneScaffold(tree: tree)
    switch request.task {
    case .newFeature(let name):
      return (try checked(features.creation(of: name)), NextSteps.afterCreation(of: name))
    case .removeFeature(let name):
      let feature = try features.feature(named: name)
      let change = try features.removal(of: feature)
      try refuseLoss(by: change, in: tree) { (tree) throws(ScaffoldError) in try FeatureScaffold(tree: tree).creation(of: feature) }
      return (change, NextSteps.afterRemoval(leftovers: features.leftovers(of: feature, after: change)))
    case .newScene(let name, let feature):
      let scene = SceneName(name: name, feature: try features.feature(named: feature))
      return (try checked(scenes.creation(of: scene)), NextSteps.afterCreation(of: scene))
    case .removeScene(let name, let feature):
      let scene = SceneName(name: name, feature: try features.feature(named: feature))
      let change = try scenes.removal(of: scene)
      try refuseLoss(by: change, in: tree) { (tree) throws(ScaffoldError) in try SceneScaffold(tree: tree).creation(of: scene) }
      return (change, [])
    }
  }

  /// The change with its new files formatted. Refuses to edit a list that has changes of the user's own.
  private func checked(_ change: TreeChange) throws(ScaffoldError) -> TreeChange {
    if let path = try checkout.uncommitted(among: change.changed.keys.sorted()).first {
      throw ScaffoldError("\(path) has changes that are not committed: commit or undo them first, so that you can tell them apart.")
    }
    return try formatted(change)
  }

  private func formatted(_ change: TreeChange) throws(ScaffoldError) -> TreeChange {
    var change = change
    change.added = try checkout.formatted(change.added)
    return change
  }

  /// Refuses to remove what git cannot bring back, unless the creation would make the same again.
  private func refuseLoss(
    by removal: TreeChange, in tree: [String: String], creation: ([String: String]) throws(ScaffoldError) -> TreeChange
  ) throws(ScaffoldError) {
    let uncommitted = try checkout.uncommitted(among: removal.removed.sorted() + removal.changed.keys.sorted())
    guard !uncommitted.isEmpty else { return }
    let rest = removal.applied(to: tree)
    // The creation fails when other code already uses the feature: that is work, too.
    let restored = (try? formatted(creation(rest)).applied(to: rest)) ?? rest
    if let path = uncommitted.first(where: { restored[$0] != tree[$0] }) {
      throw ScaffoldError("\(path) has changes that are not committed: commit them first, so that they are not lost.")
    }
  }
}
