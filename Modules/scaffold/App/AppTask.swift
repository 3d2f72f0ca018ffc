import Foundation

/// What a person asks of the scaffold for an app: `Scripts/new app`, `Scripts/new update`, `Scripts/new feature` with `--app`.
enum AppTask: Hashable {
  /// Makes an app in a folder.
  case make(AppRequest, at: String)
  /// Merges this repository into the app in a folder.
  case update(at: String)
  /// Adds a feature to the app in a folder.
  case add(FeatureName, at: String)

  /// Parses the arguments of the scaffold.
  /// - Returns: nil if they ask for something else.
  init?(_ arguments: [String]) throws(ScaffoldError) {
    switch arguments.prefix(2) {
    case ["new", "app"]: self = try Self.making(arguments[2...])
    case ["new", "update"]:
      guard arguments.count == 3, !arguments[2].hasPrefix("-") else { throw ScaffoldError(Self.usage) }
      self = .update(at: arguments[2])
    case ["new", "feature"] where arguments.contains("--app"): self = try Self.adding(arguments[2...])
    default: return nil
    }
  }

  /// - Parameter folder: The folder that paths are relative to.
  /// - Returns: The lines of the report, and the exit code.
  func perform(in checkout: Checkout, from folder: URL) throws(ScaffoldError) -> (report: [String], exitCode: Int32) {
    switch self {
    case .make(let request, let path):
      return (try AppScaffold(checkout: checkout).make(request, at: Self.url(path, from: folder)), 0)
    case .update(let path):
      let (report, hasConflicts) = try Self.update(path, folder, checkout).perform()
      return (report, hasConflicts ? 1 : 0)
    case .add(let feature, let path):
      let (report, hasConflicts) = try Self.update(path, folder, checkout).add(feature)
      return (report, hasConflicts ? 1 : 0)
    }
  }

  private static func update(_ path: String, _ folder: URL, _ checkout: Checkout) -> AppUpdate {
    AppUpdate(checkout: checkout, app: Checkout(root: url(path, from: folder)))
  }

  private static func url(_ path: String, from folder: URL) -> URL {
    URL(filePath: path, directoryHint: .notDirectory, relativeTo: folder).absoluteURL.standardized
  }

  private static func making(_ arguments: ArraySlice<String>) throws(ScaffoldError) -> AppTask {
    var words: [String] = []
    var features: [(name: String, plural: String?)] = []
    var (keepsSamples, hasWeb) = (false, true)
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--samples": keepsSamples = true
      case "--without-web": hasWeb = false
      case "--feature", "--plural":
        guard let value = rest.popFirst() else { throw ScaffoldError("\(argument) needs a name: \(argument) Tip.") }
        if argument == "--feature" {
          features.append((value, nil))
        } else {
          guard !features.isEmpty else { throw ScaffoldError("--plural follows the --feature that it belongs to.") }
          features[features.count - 1].plural = value
        }
      case let option where option.hasPrefix("-"): throw ScaffoldError("There is no option \(option). \(usage)")
      default: words.append(argument)
      }
    }
    guard words.count == 2 else { throw ScaffoldError(usage) }
    var names: [FeatureName] = []
    for feature in features { names.append(try FeatureName(feature.name, plural: feature.plural)) }
    let request = try AppRequest(
      name: NameSpelling(checking: words[0]), feature: names.first ?? .model, further: Array(names.dropFirst()),
      keepsSamples: keepsSamples, hasWeb: hasWeb)
    return .make(request, at: words[1])
  }

  private static func adding(_ arguments: ArraySlice<String>) throws(ScaffoldError) -> AppTask {
    var words: [String] = []
    var options: [String: String] = [:]
    var rest = arguments
    while let argument = rest.popFirst() {
      if ["--app", "--plural"].contains(argument) {
        guard let value = rest.popFirst() else { throw ScaffoldError(usage) }
        options[argument] = value
      } else if argument.hasPrefix("-") {
        throw ScaffoldError("There is no option \(argument) for the feature of an app. \(usage)")
      } else {
        words.append(argument)
      }
    }
    guard words.count == 1, let folder = options["--app"] else { throw ScaffoldError(usage) }
    return .add(try FeatureName(words[0], plural: options["--plural"]), at: folder)
  }

  private static let usage = """
    Use Scripts/new app NAME DIRECTORY [--feature NAME [--plural NAMES]]… [--samples] [--without-web], or Scripts/new update DIRECTORY or \
    Scripts/new feature NAME [--plural NAMES] --app DIRECTORY, where DIRECTORY has such an app.
    """
}
