/// Invariant 8: a file of one feature names a type of another, or a shared file names a type of any feature.
struct FeatureCheck {
  let module: Module
  let types: FeatureTypes

  var violations: [Violation] {
    guard module.isProduction else { return [] }
    return module.files.filter { !Rules.knowsAllFeatures($0.path) }.flatMap(violations)
  }

  private func violations(in file: SourceFile) -> [Violation] {
    let own = Rules.feature(of: file.path)
    var found: Set<Violation> = []
    for token in file.tokens {
      guard let feature = types.feature(of: token.text), feature != own else { continue }
      found.insert(
        Violation(
          rule: .features, target: module.name, file: file.path, line: token.line,
          sentence: "\(own ?? "a shared file") names \(token.text) of \(feature): no feature knows another, and a shared file knows none"))
    }
    return found.sorted()
  }
}

/// The types that one feature alone declares.
struct FeatureTypes {
  private let owners: [String: String]

  init(in project: Project) {
    var owners: [String: Set<String?>] = [:]
    for file in project.modules.filter(\.isProduction).flatMap(\.files) {
      if Rules.knowsAllFeatures(file.path) { continue }
      for name in Self.types(in: file) { owners[name, default: []].insert(Rules.feature(of: file.path)) }
    }
    self.owners = owners.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// The feature that declares a type; nil for a shared one.
  func feature(of name: String) -> String? { owners[name] }

  /// The types that are declared outside any other declaration.
  private static func types(in file: SourceFile) -> [String] {
    var depth = 0
    var names: [String] = []
    for (index, token) in file.tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "struct", "class", "actor", "enum", "protocol", "typealias":
        if depth == 0, let name = file.tokens.at(index + 1), name.isWord, name.text.first?.isUppercase == true { names.append(name.text) }
      default: break
      }
    }
    return names
  }
}
