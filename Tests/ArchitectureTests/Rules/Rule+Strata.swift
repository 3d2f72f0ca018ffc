import LayerRules

/// Strata's own rules. Each is an invariant of Architecture.md.
extension Rule {
  static let domain: Rule = "domain"
  static let sides: Rule = "sides"
  static let variants: Rule = "variants"
  static let terminal: Rule = "terminal"
}
