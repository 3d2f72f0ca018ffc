import LayerRules

extension Module {
  /// The target's row in `Rules`, or nil if the target is not classified.
  var layer: Layer? { Rules.book.layer(of: self) }

  var isProduction: Bool { Rules.book.isProduction(self) }
}

extension Project {
  /// Every violation of an invariant in the package, sorted.
  var brokenInvariants: [Finding] { LayerCheck(of: self, by: Rules.book).ruleFindings }

  /// Every violation of the layout that Architecture.md describes, sorted.
  var untidiness: [Finding] { LayerCheck(of: self, by: Rules.book).layoutFindings }
}
