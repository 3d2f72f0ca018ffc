/// What a person asks of the scaffold.
struct ScaffoldRequest: Hashable {
  enum Task: Hashable {
    case newFeature(FeatureName, FeatureSource)
    /// The name of an entity; the plural is found in the tree.
    case removeFeature(String)
    /// The name of a scene, and that of an entity of its feature.
    case newScene(NameSpelling, feature: String)
    case removeScene(NameSpelling)
    /// The action, and the name of the scene that it is for.
    case newAction(ActionName, scene: String)
    /// The verb; the past participle is found in the tree.
    case removeAction(String, scene: String)
    /// The name of a sample.
    case removeSample(String)
    case removeReading
  }

  let task: Task
  /// Whether the change is only shown.
  let isDry: Bool

  /// Parses the arguments of `Scripts/new` and `Scripts/remove`, after the name of the script.
  init(_ arguments: [String]) throws(ScaffoldError) {
    var words: [String] = []
    var options: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let example = Self.valued[argument] {
        guard let value = rest.popFirst() else { throw ScaffoldError("\(argument) needs a name: \(argument) \(example).") }
        options[argument] = value
      } else if ["--dry-run", "--no-web"].contains(argument) {
        options[argument] = ""
      } else if argument.hasPrefix("-") {
        throw ScaffoldError("There is no option \(argument). \(Self.usage)")
      } else {
        words.append(argument)
      }
    }
    isDry = options.removeValue(forKey: "--dry-run") != nil
    guard words.count == 3 else { throw ScaffoldError(Self.usage) }
    func option(_ name: String) -> String? { options.removeValue(forKey: name) }
    switch (words[0], words[1]) {
    case ("new", "feature"):
      let source = try FeatureSource.named(option("--like") ?? "quotes")
      let hasWeb = option("--no-web") == nil
      guard hasWeb || source == .model else { throw ScaffoldError("A feature like pictures needs a server: leave --no-web out.") }
      task = .newFeature(try FeatureName(words[2], plural: option("--plural")), hasWeb ? source : .withoutWeb)
    case ("remove", "feature"): task = .removeFeature(try NameSpelling(checking: words[2]).type)
    case ("new", "scene"):
      guard let feature = option("--in") else { throw ScaffoldError(Self.usage) }
      task = .newScene(try NameSpelling(checking: words[2]), feature: try NameSpelling(checking: feature).type)
    case ("remove", "scene"): task = .removeScene(try NameSpelling(checking: words[2]))
    case ("new", "action"), ("remove", "action"):
      guard let scene = option("--on") else { throw ScaffoldError(Self.usage) }
      let name = try NameSpelling(checking: scene).type
      task =
        words[0] == "new"
        ? .newAction(try ActionName(words[2], past: option("--past")), scene: name) : .removeAction(words[2], scene: name)
    case ("remove", "sample") where words[2] == ReadingRemoval.sample: task = .removeReading
    case ("remove", "sample"): task = .removeSample(try Sample(named: words[2]).name)
    default: throw ScaffoldError(Self.usage)
    }
    guard options.isEmpty else { throw ScaffoldError(Self.usage) }
  }

  /// The options with a value, and an example of each.
  private static let valued = ["--plural": "Advice", "--in": "Tip", "--on": ActionScaffold.scene, "--past": "kept", "--like": "pictures"]

  private static let usage = """
    Use Scripts/new feature NAME [--plural NAMES] [--no-web] [--like pictures], Scripts/new scene NAME --in FEATURE, \
    Scripts/new action VERB --on SCENE [--past WORD], or Scripts/remove feature NAME, Scripts/remove scene NAME, \
    Scripts/remove action VERB --on SCENE, Scripts/remove sample NAME, each with --dry-run if nothing is to be changed.
    """
}
