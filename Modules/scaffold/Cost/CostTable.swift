/// What typical changes cost in a checkout: those that Scripts/new makes, and the reference changes that were made by hand.
///
/// A made app has neither a list of articles nor reference changes: its table has the rows of a feature and a scene.
struct CostTable {
  let feature: CostRow
  let scene: CostRow
  /// Nil where there is no list of articles.
  let action: CostRow?
  let references: [CostRow]

  /// - Parameters:
  ///   - tree: the text of the files, by path.
  ///   - references: the patches that together make a reference change, by title.
  init(tree: [String: String], references: [(title: String, patches: [Patch])]) throws(ScaffoldError) {
    let name = "Walnut"
    feature = CostRow("`new feature`", try FeatureScaffold(tree: tree).creation(of: FeatureName(name)))
    scene = CostRow("`new scene`", try SceneScaffold(tree: tree).creation(of: SceneName(name: NameSpelling(name), feature: .model)))
    action = try tree[ActionScaffold.patch].map { (_) throws(ScaffoldError) in
      // What is there cannot be made again. It is taken away first.
      let actions = ActionScaffold(tree: tree)
      let others = try actions.made.map { (made) throws(ScaffoldError) in try actions.removal(of: made).applied(to: tree) } ?? tree
      return CostRow("`new action`", try ActionScaffold(tree: others).creation(of: .model))
    }
    self.references = references.map { CostRow($0.title, $0.patches) }
  }

  /// The table in Markdown.
  var text: String {
    let rows = [feature, scene] + [action].compactMap(\.self) + references
    let numbers = ["files", "edit sites", "lines"]
    let header = ["change"] + numbers + numbers.map { "test \($0)" } + numbers.map { "other \($0)" }
    let rule = ["---"] + header.dropFirst().map { _ in "--:" }
    return ([header, rule] + rows.map(\.cells)).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// What Scripts/new makes, in one sentence.
  var sentence: String {
    let made = [("A feature", feature), ("a scene", scene)].map { name, row in
      "\(name) is \(row.newFiles) files (\(row.product.newFiles) of code, \(row.tests.newFiles) of tests) and \(row.editSites) lines in lists"
    }
    let action = action.map { "an action is \($0.addedLines) lines at \($0.editSites) places in \($0.changedFiles) files" }
    return (made + [action].compactMap(\.self)).joined(separator: "; ") + "."
  }
}
