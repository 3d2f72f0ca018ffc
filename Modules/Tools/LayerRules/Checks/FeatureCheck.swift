/// The features: a file names a type of a feature that it may not know.
struct FeatureCheck {
  let check: LayerCheck
  let module: Module
  let types: FeatureTypes

  var findings: [Finding] {
    guard let rules = check.book.features, check.book.isProduction(module) else { return [] }
    return module.files.filter { !rules.knowsAllFeatures($0.path) }.flatMap { findings(in: $0, by: rules) }
  }

  private func findings(in file: SourceFile, by rules: FeatureRules) -> [Finding] {
    let own = rules.feature(of: file.path)
    var found: Set<Finding> = []
    for token in file.tokens {
      guard let feature = types.feature(of: token.text), !rules.may(own, know: feature) else { continue }
      found.insert(
        Finding(
          rule: .features, target: module.name, file: file.path, line: token.line,
          sentence:
            "\(own ?? "a shared file") names \(token.text) of \(feature): \(own.map { rules.rule(for: $0) } ?? "a shared file knows no feature")"
        ))
    }
    return found.sorted()
  }
}

/// The types that one feature alone declares.
struct FeatureTypes {
  private let owners: [String: String]

  init(in check: LayerCheck) {
    var owners: [String: Set<String?>] = [:]
    guard let rules = check.book.features else {
      self.owners = [:]
      return
    }
    for file in check.productionModules.flatMap(\.files) where !rules.knowsAllFeatures(file.path) {
      for name in Self.types(in: file) { owners[name, default: []].insert(rules.feature(of: file.path)) }
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
