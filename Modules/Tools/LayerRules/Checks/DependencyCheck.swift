/// Checks the dependencies in the manifest against rows, prohibitions and libraries: each dependency, and everything reachable through it.
/// An import of a reachable module compiles without a declaration, so a module that must not be imported must not be reachable.
struct DependencyCheck {
  let check: LayerCheck
  let module: Module
  let layer: Layer

  var findings: [Finding] {
    let project = check.project
    let line = project.manifestLine(of: module.name)
    return (direct + reached).map { verdict in
      Finding(rule: verdict.rule, target: module.name, file: project.manifest.path, line: line, sentence: verdict.sentence)
    }
  }

  private var direct: [(rule: Rule, sentence: String)] {
    module.dependencies.compactMap { name in
      Verdict(on: name, for: module, in: layer, of: check).map { ($0.rule, $0.sentence) }
    }
  }

  /// For every path that leads into forbidden layers, the module at which it first enters them.
  private var reached: [(rule: Rule, sentence: String)] {
    paths.compactMap { path in
      guard path.count > 2, let row = path.last.flatMap(prohibition),
        !path.dropFirst().dropLast().contains(where: { prohibition($0) != nil })
      else { return nil }
      return (row.rule, "\(path.joined(separator: " → ")): \(row.reason)")
    }
  }

  private func prohibition(_ name: String) -> Prohibition? {
    guard let reached = check.project.module(named: name).flatMap(check.book.layer) else { return nil }
    return check.book.prohibitions.first { $0.from.contains(layer.name) && $0.to.contains(reached.name) }
  }

  /// The shortest path from this module to every module it can reach.
  private var paths: [[String]] {
    var found: [[String]] = []
    var seen: Set<String> = [module.name]
    var queue = [[module.name]]
    while !queue.isEmpty {
      let path = queue.removeFirst()
      let next = path.last.flatMap(check.project.module(named:))?.dependencies ?? []
      for name in next where seen.insert(name).inserted {
        found.append(path + [name])
        queue.append(path + [name])
      }
    }
    return found
  }
}
