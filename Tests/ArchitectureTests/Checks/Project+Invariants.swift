extension Project {
  /// Every violation of an invariant in the package, sorted.
  var brokenInvariants: [Violation] {
    let library = CreatableTypes(in: self)
    let features = FeatureTypes(in: self)
    let found = modules.flatMap { module in
      guard let layer = module.layer else { return [unclassified(module)] }
      return ImportCheck(project: self, module: module, layer: layer).violations
        + DependencyCheck(project: self, module: module, layer: layer).violations
        + WorldCheck(module: module, layer: layer).violations
        + PublicTypeCheck(module: module).violations
        + CreationCheck(module: module, types: library).violations
        + TerminalCheck(module: module, layer: layer).violations
        + FeatureCheck(module: module, types: features).violations
    }
    return found.sorted()
  }

  private func unclassified(_ module: Module) -> Violation {
    Violation(
      rule: .declared, target: module.name, file: manifest.path, line: manifestLine(of: module.name),
      sentence: "\(module.name) at \(module.path) is not classified: give it a row in Rules.swift")
  }
}
