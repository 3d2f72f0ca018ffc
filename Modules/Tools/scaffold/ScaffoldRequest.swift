/// What the user asks of the scaffold.
struct ScaffoldRequest: Hashable {
  enum Task: Hashable {
    case newFeature(FeatureName)
    /// The name of an entity; the plural is found in the tree.
    case removeFeature(String)
    /// The name of a scene, and that of an entity of its feature.
    case newScene(NameSpelling, feature: String)
    case removeScene(NameSpelling, feature: String)
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
      if argument == "--dry-run" {
        options[argument] = ""
      } else if ["--plural", "--in"].contains(argument) {
        guard let value = rest.popFirst() else { throw ScaffoldError("\(argument) needs a name. \(Self.usage)") }
        options[argument] = value
      } else if argument.hasPrefix("-") {
        throw ScaffoldError("There is no option \(argument). \(Self.usage)")
      } else {
        words.append(argument)
      }
    }
    isDry = options.removeValue(forKey: "--dry-run") != nil
    let (plural, feature) = (options["--plural"], options["--in"])
    guard words.count == 3 else { throw ScaffoldError(Self.usage) }
    switch (words[0], words[1], plural, feature) {
    case ("new", "feature", _, nil): task = .newFeature(try FeatureName(words[2], plural: plural))
    case ("remove", "feature", nil, nil): task = .removeFeature(try NameSpelling(checking: words[2]).type)
    case ("new", "scene", nil, let feature?):
      task = .newScene(try NameSpelling(checking: words[2]), feature: try NameSpelling(checking: feature).type)
    case ("remove", "scene", nil, let feature?):
      task = .removeScene(try NameSpelling(checking: words[2]), feature: try NameSpelling(checking: feature).type)
    default: throw ScaffoldError(Self.usage)
    }
  }

  private static let usage = """
    Use Scripts/new feature NAME [--plural NAMES], Scripts/new scene NAME --in FEATURE, Scripts/remove feature NAME or \
    Scripts/remove scene NAME --in FEATURE; --dry-run only shows the changes.
    """
}
