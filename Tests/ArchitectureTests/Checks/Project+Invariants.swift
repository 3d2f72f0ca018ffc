extension Project {
  /// Every place where the package breaks one of the seven invariants, sorted.
  var brokenInvariants: [Finding] {
    let library = CreatableTypes(in: self)
    let found = modules.flatMap { module in
      guard let layer = module.layer else { return [unclassified(module)] }
      return ImportCheck(project: self, module: module, layer: layer).findings
        + DependencyCheck(project: self, module: module, layer: layer).findings
        + WorldCheck(module: module, layer: layer).findings
        + PublicTypeCheck(module: module).findings
        + CreationCheck(module: module, types: library).findings
        + TerminalCheck(module: module, layer: layer).findings
    }
    return found.sorted()
  }

  private func unclassified(_ module: Module) -> Finding {
    Finding(
      rule: .declared, target: module.name, file: manifest.path, line: manifestLine(of: module.name),
      sentence: "\(module.name) at \(module.path) is not classified: give it a row in Rules.swift")
  }
}
