/// A request of the user.
struct ScaffoldRequest: Hashable {
  enum Task: Hashable {
    case newFeature(FeatureName)
    /// The name of an entity. The plural is read from the files.
    case removeFeature(String)
    /// The folder, as the user typed it.
    case newApp(AppName, folder: String)
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
      } else if argument == "--plural" {
        guard let value = rest.popFirst() else { throw ScaffoldError("\(argument) needs a name. \(Self.usage)") }
        options[argument] = value
      } else if argument.hasPrefix("-") {
        throw ScaffoldError("There is no option \(argument). \(Self.usage)")
      } else {
        words.append(argument)
      }
    }
    isDry = options.removeValue(forKey: "--dry-run") != nil
    let plural = options["--plural"]
    switch (Array(words.prefix(2)), words.count, plural) {
    case (["new", "feature"], 3, _): task = .newFeature(try FeatureName(words[2], plural: plural))
    case (["remove", "feature"], 3, nil): task = .removeFeature(try NameSpelling(checking: words[2]).type)
    case (["new", "app"], 4, nil) where !isDry: task = .newApp(try AppName(words[2]), folder: words[3])
    default: throw ScaffoldError(Self.usage)
    }
  }

  private static let usage = """
    Use Scripts/new feature NAME [--plural NAMES] or Scripts/remove feature NAME, where --dry-run only shows the changes, or Scripts/new app NAME FOLDER.
    """
}
