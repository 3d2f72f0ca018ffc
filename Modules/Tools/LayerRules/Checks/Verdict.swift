/// Why a layer must not use a module.
struct Verdict {
  let rule: Rule
  let sentence: String

  /// The most specific rule that forbids `module` to use `name`; nil if the rule book allows it.
  init?(on name: String, for module: Module, in layer: Layer, of check: LayerCheck) {
    let book = check.book
    let target = check.project.module(named: name)
    let name = target?.name ?? name
    if name == module.name || book.exceptions[module.name]?.contains(name) == true { return nil }
    let usedLayer = target.flatMap(book.layer)?.name
    let prohibition = book.prohibitions.first { row in
      row.from.contains(layer.name) && (row.to == .any || usedLayer.map(row.to.contains) ?? false)
    }
    if let prohibition {
      self.init(rule: prohibition.rule, sentence: "\(module.name) must not use \(name): \(prohibition.reason)")
    } else if let library = book.libraries.first(where: { $0.name == name }) {
      guard ![library.owner, library.tests].contains(module.name) else { return nil }
      self.init(rule: .systemLibraries, sentence: "\(module.name) must not use \(name): it is \(library.owner)'s alone")
    } else if let target, book.isProduction(module), !book.isProduction(target) {
      self.init(rule: .declared, sentence: "\(module.name) must not use \(name): it is there for tests")
    } else if target == nil, !check.toolchain.contains(name), !module.dependencies.contains(name), !module.declares(name) {
      self.init(
        rule: .declared, sentence: "\(module.name) uses \(name), which is neither declared for it in Package.swift nor listed as toolchain")
    } else if !Self.allows(name, isTarget: target != nil, in: layer, of: check) {
      self.init(
        rule: .declared, sentence: "\(module.name) must not use \(name): the row of \(layer.name) in the rule book does not list it")
    } else {
      return nil
    }
  }

  private init(rule: Rule, sentence: String) {
    self.rule = rule
    self.sentence = sentence
  }

  private static func allows(_ name: String, isTarget: Bool, in layer: Layer, of check: LayerCheck) -> Bool {
    if isTarget { return layer.modules.contains(name) }
    return check.toolchain.contains(name) ? layer.toolchain.contains(name) : layer.products.contains(name)
  }
}
