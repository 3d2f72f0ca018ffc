/// A package, and the rules against which it is checked.
public struct LayerCheck: Sendable {
  public let project: Project
  public let book: RuleBook
  /// The modules that belong to no package.
  let toolchain: Set<String>

  public init(of project: Project, by book: RuleBook) {
    self.project = project.replacingProducts(by: book.products)
    self.book = book
    toolchain = book.allToolchain
  }

  /// Every location where the package breaks a rule, sorted.
  public var findings: [Finding] { (ruleFindings + layoutFindings).sorted() }

  /// The findings of all rules except the layout rules, sorted.
  package var ruleFindings: [Finding] {
    let created = CreatableTypes(in: self)
    let types = FeatureTypes(in: self)
    let found = project.modules.flatMap { module in
      guard let layer = book.layer(of: module) else { return [unclassified(module)] }
      return ImportCheck(check: self, module: module, layer: layer).findings
        + DependencyCheck(check: self, module: module, layer: layer).findings
        + CodeCheck(book: book, module: module, layer: layer).findings
        + PublicTypeCheck(book: book, module: module).findings
        + CreationCheck(check: self, module: module, types: created).findings
        + FeatureCheck(check: self, module: module, types: types).findings
    }
    return found.sorted()
  }

  /// The findings of the layout rules, sorted.
  package var layoutFindings: [Finding] { LayoutCheck(project: project, book: book).findings.sorted() }

  /// The targets that are neither tests nor made for tests.
  var productionModules: [Module] { project.modules.filter(book.isProduction) }

  private func unclassified(_ module: Module) -> Finding {
    Finding(
      rule: .declared, target: module.name, file: project.manifest.path, line: project.manifestLine(of: module.name),
      sentence: "\(module.name) at \(module.path) is not classified: give it a row in the rule book", isUndecided: true)
  }
}
