import LayerRules

/// Strata's own rules. All but the last are invariants of Architecture.md.
extension Rule {
  static let domain: Rule = "domain"
  static let sides: Rule = "sides"
  static let architectures: Rule = "architectures"
  static let terminal: Rule = "terminal"
  /// Calls that only Linux has are compiled only there.
  static let platform: Rule = "platform"
}
