import Foundation

/// What a person asks of the scaffold for an app: `Scripts/new app`, `Scripts/new update`.
enum AppTask: Hashable {
  /// Makes an app in a folder.
  case make(AppRequest, at: String)
  /// Merges this repository into the app in a folder.
  case update(at: String)

  /// Parses the arguments of the scaffold.
  /// - Returns: nil if they ask for something else.
  init?(_ arguments: [String]) throws(ScaffoldError) {
    switch arguments.prefix(2) {
    case ["new", "app"]: self = try Self.making(arguments[2...])
    case ["new", "update"]:
      guard arguments.count == 3, !arguments[2].hasPrefix("-") else { throw ScaffoldError(Self.usage) }
      self = .update(at: arguments[2])
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
      let app = Checkout(root: Self.url(path, from: folder))
      let (report, hasConflicts) = try AppUpdate(checkout: checkout, app: app).perform()
      return (report, hasConflicts ? 1 : 0)
    }
  }

  private static func url(_ path: String, from folder: URL) -> URL {
    URL(filePath: path, directoryHint: .notDirectory, relativeTo: folder).absoluteURL.standardized
  }

  private static func making(_ arguments: ArraySlice<String>) throws(ScaffoldError) -> AppTask {
    var words: [String] = []
    var (feature, plural, keepsSamples, hasWeb): (String?, String?, Bool, Bool) = (nil, nil, false, true)
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--samples": keepsSamples = true
      case "--without-web": hasWeb = false
      case "--feature", "--plural":
        guard let value = rest.popFirst() else { throw ScaffoldError("\(argument) needs a name: \(argument) Tip.") }
        if argument == "--feature" { feature = value } else { plural = value }
      case let option where option.hasPrefix("-"): throw ScaffoldError("There is no option \(option). \(usage)")
      default: words.append(argument)
      }
    }
    guard words.count == 2 else { throw ScaffoldError(usage) }
    var model = FeatureName.model
    if let feature { model = try FeatureName(feature, plural: plural) }
    let name = try NameSpelling(checking: words[0])
    return .make(try AppRequest(name: name, feature: model, keepsSamples: keepsSamples, hasWeb: hasWeb), at: words[1])
  }

  private static let usage = """
    Use Scripts/new app NAME DIRECTORY [--feature NAME [--plural NAMES] [--samples]] [--without-web], or Scripts/new update DIRECTORY, \
    where DIRECTORY has such an app.
    """
}
