/// The arguments of `check-layers`.
struct CheckOptions: Equatable {
  var package = "."
  /// The path of the rule book; nil for the first of `ruleBooks` that the package contains.
  var rules: String?
  var baseline: String?
  var newBaseline: String?
  /// The path of a file with the plugin's description of the package.
  var description: String?
  var wantsHelp = false

  static let ruleBooks = ["layers.json", ".layers.json"]

  static let help = """
    USAGE: swift package check-layers [--rules FILE] [--baseline FILE] [--write-baseline FILE]

    Checks the package's imports and dependencies by the rule book in layers.json, or in .layers.json.

    OPTIONS:
      --rules FILE           read the rule book in FILE instead
      --baseline FILE        report only the findings that are not in FILE
      --write-baseline FILE  write all findings to FILE, and report none of them
      --package-path FOLDER  check the package in FOLDER (of the program alone, not of the plugin)
      --help                 show this text

    A relative FILE is in the package's folder.

    EXIT CODES:
      0  nothing was found
      1  a rule is broken
      2  it cannot be decided: a target has no row in the rule book, or something cannot be read

    """

  /// Why the arguments cannot be understood.
  struct Misuse: Error {
    let sentence: String
  }

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--rules": rules = try Self.value(of: argument, in: &rest)
      case "--baseline": baseline = try Self.value(of: argument, in: &rest)
      case "--write-baseline": newBaseline = try Self.value(of: argument, in: &rest)
      case "--package-path": package = try Self.value(of: argument, in: &rest)
      case "--package-description": description = try Self.value(of: argument, in: &rest)
      default: throw Misuse(sentence: "unknown argument '\(argument)'; see --help")
      }
    }
    if baseline != nil, newBaseline != nil {
      throw Misuse(sentence: "--baseline and --write-baseline cannot be combined")
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws(Misuse) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw Misuse(sentence: "\(option) needs a value after it") }
    return value
  }
}
