import Foundation

/// `scaffold`: makes and removes features, scenes and actions, for `Scripts/new` and `Scripts/remove`, and counts what that takes, for
/// `Scripts/cost`. It works on the checkout in the current folder.
///
/// Exit code 2 means that nothing was changed; the sentence on standard error says why.
@main
struct Scaffold {
  static func main() {
    do throws(ScaffoldError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let folder = URL(filePath: FileManager.default.currentDirectoryPath)
      if arguments.count == 2, arguments[0] == "cost" {
        return print(try CostTable(of: Checkout(root: folder.appending(path: arguments[1]).standardized)).text)
      }
      let checkout = Checkout(root: folder)
      if let task = try AppTask(arguments) {
        let (report, code) = try task.perform(in: checkout, from: URL(filePath: caller, directoryHint: .isDirectory))
        for line in report { print(line) }
        exit(code)
      }
      let request = try ScaffoldRequest(arguments)
      for line in try Scaffold(checkout: checkout).perform(request) { print(line) }
    } catch {
      FileHandle.standardError.write(Data("\(error.sentence)\n".utf8))
      exit(2)
    }
  }

  /// The folder in which a person has typed the command. The scripts change to that of the repository.
  private static var caller: String {
    ProcessInfo.processInfo.environment["SCAFFOLD_CALLER"] ?? FileManager.default.currentDirectoryPath
  }

  let checkout: Checkout

  /// Performs a request.
  /// - Returns: the lines of the report.
  func perform(_ request: ScaffoldRequest) throws(ScaffoldError) -> [String] {
    if case .removeSample(let name) = request.task { return try remove(Sample(named: name), isDry: request.isDry) }
    if case .removeReading = request.task { return try removeReading(isDry: request.isDry) }
    let tree = try checkout.tree()
    let change: TreeChange
    let next: [String]
    switch request.task {
    case .newFeature(let name, let source):
      change = try creation { () throws(ScaffoldError) in try FeatureScaffold(tree: tree).creation(of: name, as: source) }
      next = NextSteps.afterCreation(of: name, as: source)
    case .removeFeature(let name):
      let features = FeatureScaffold(tree: tree)
      let name = try features.feature(named: name)
      let source = features.source(of: name)
      change = try features.removal(of: name)
      if let path = try checkout.uncommitted(among: features.editedLists(of: name)).first {
        throw ScaffoldError(
          "\(path) has a line of \(name.one.type) that you have edited, and changes that are not committed: commit them first.")
      }
      try refuseLoss(by: change, in: tree) { (tree) throws(ScaffoldError) in try FeatureScaffold(tree: tree).creation(of: name, as: source)
      }
      next = NextSteps.afterRemoval(leftovers: features.leftovers(of: name, after: change))
    case .newScene(let name, let feature):
      let scene = SceneName(name: name, feature: try FeatureScaffold(tree: tree).feature(named: feature))
      change = try creation { () throws(ScaffoldError) in try SceneScaffold(tree: tree).creation(of: scene) }
      next = NextSteps.afterCreation(of: scene)
    case .removeScene(let name):
      let scene = SceneName(name: name, feature: try SceneScaffold(tree: tree).feature(ofScene: name.type))
      change = try SceneScaffold(tree: tree).removal(of: scene)
      try refuseLoss(by: change, in: tree) { (tree) throws(ScaffoldError) in try SceneScaffold(tree: tree).creation(of: scene) }
      next = []
    case .newAction(let name, let scene) where scene != ActionScaffold.scene:
      let actions = SceneActionScaffold(tree: tree) { (files) throws(ScaffoldError) in try checkout.formatted(files) }
      let scene = try actions.scene(named: scene)
      change = try creation { () throws(ScaffoldError) in try actions.creation(of: name, on: scene) }
      next = NextSteps.afterCreation(of: name, on: scene)
    case .removeAction(let verb, let scene) where scene != ActionScaffold.scene:
      let actions = SceneActionScaffold(tree: tree) { (files) throws(ScaffoldError) in try checkout.formatted(files) }
      change = try actions.removal(of: verb, on: actions.scene(named: scene))
      if let path = try checkout.uncommitted(among: change.changed.keys.sorted() + change.removed.sorted()).first {
        throw ScaffoldError("\(path) has changes that are not committed: commit them first, so that they are not lost.")
      }
      next = []
    case .newAction(let name, _):
      change = try creation { () throws(ScaffoldError) in try ActionScaffold(tree: tree).creation(of: name) }
      try refuseReformatting(of: change, for: name)
      next = NextSteps.afterCreation(of: name)
    case .removeAction(let verb, _):
      let actions = ActionScaffold(tree: tree)
      change = try actions.removal(of: actions.action(named: verb))
      next = []
    case .removeSample, .removeReading: return []
    }
    let report = change.report + [change.summary + (request.isDry ? "; nothing was changed." : ".")]
    if request.isDry { return report + (try checkout.difference(by: change)) }
    try checkout.apply(change)
    return report + next
  }

  private func creation(_ make: () throws(ScaffoldError) -> TreeChange) throws(ScaffoldError) -> TreeChange {
    var change = try make()
    if let path = try checkout.uncommitted(among: change.changed.keys.sorted()).first {
      throw ScaffoldError("\(path) has changes that are not committed: commit or undo them first, so that you can tell them apart.")
    }
    change.added = try checkout.formatted(change.added)
    return change
  }

  /// Lines that swift-format would break could not be found again when the action is removed.
  private func refuseReformatting(of change: TreeChange, for name: ActionName) throws(ScaffoldError) {
    let sources = change.changed.filter { $0.key.hasSuffix(".swift") }.mapValues(\.text)
    let formatted = try checkout.formatted(sources)
    if let path = sources.keys.filter({ sources[$0] != formatted[$0] }).min() {
      throw ScaffoldError(
        "The name \(name.verb) is too long: it makes a line of \(path) longer than the format allows. Choose a shorter verb.")
    }
  }

  /// What git does not know, and what was not generated either, is somebody's work and is not removed.
  /// - Parameter creation: makes again what is removed.
  private func refuseLoss(
    by change: TreeChange, in tree: [String: String], creation: ([String: String]) throws(ScaffoldError) -> TreeChange
  ) throws(ScaffoldError) {
    let uncommitted = Set(try checkout.uncommitted(among: change.removed.sorted())).intersection(change.removed)
    guard !uncommitted.isEmpty else { return }
    let generated = try checkout.formatted(try creation(change.applied(to: tree)).added)
    if let path = uncommitted.filter({ tree[$0] != generated[$0] }).min() {
      throw ScaffoldError("\(path) has changes that are not committed: commit them first, so that they are not lost.")
    }
  }
}
