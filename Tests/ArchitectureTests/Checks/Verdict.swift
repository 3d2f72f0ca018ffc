/// Why a layer must not use a module.
struct Verdict {
  let rule: Rule
  let sentence: String

  /// The most specific rule that forbids `module` to use `name`, or nil if the table allows it.
  init?(on name: String, for module: Module, in layer: Layer, of project: Project) {
    if Rules.exceptions[module.name]?.contains(name) == true { return nil }
    let target = project.module(named: name)
    let isLibrary = Rules.libraries.contains { $0.name == name }
    let usedLayer = isLibrary ? "System" : target?.layer?.name
    let prohibition = Rules.prohibitions.first { row in
      row.from.contains(layer.name) && (row.rule == .domain || usedLayer.map(row.to.contains) ?? false)
    }
    if let prohibition {
      self.init(rule: prohibition.rule, sentence: "\(module.name) must not use \(name): \(prohibition.reason)")
    } else if let library = Rules.libraries.first(where: { $0.name == name }) {
      guard ![library.owner, library.tests].contains(module.name) else { return nil }
      self.init(rule: .systemLibraries, sentence: "\(module.name) must not use \(name): it is \(library.owner)'s alone")
    } else if let target, module.isProduction, !target.isProduction {
      self.init(rule: .declared, sentence: "\(module.name) must not use \(name): it is there for tests")
    } else if target == nil, !Rules.toolchain.contains(name), !module.dependencies.contains(name) {
      self.init(rule: .declared, sentence: "\(module.name) uses \(name), which Package.swift does not declare for it")
    } else if !Self.allows(name, isTarget: target != nil, in: layer) {
      self.init(rule: .declared, sentence: "\(module.name) must not use \(name): the row of \(layer.name) in Rules.swift does not list it")
    } else {
      return nil
    }
  }

  private init(rule: Rule, sentence: String) {
    self.rule = rule
    self.sentence = sentence
  }

  private static func allows(_ name: String, isTarget: Bool, in layer: Layer) -> Bool {
    if Rules.toolchain.contains(name) { return layer.toolchain.contains(name) }
    if !isTarget { return layer.products.contains(name) }
    return switch layer.modules {
    case .only(let names): names.contains(name)
    case .declared: true
    }
  }
}
