/// Checks the feature rules: no file names a type of a feature that it may not know.
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
