import LayerRules

/// The graph of a package's production targets and their dependencies, as a Mermaid flowchart.
enum ModuleGraph {
  /// The targets are in the manifest's order, so that the graph changes only when the manifest does. Products of other packages are round, and system
  /// libraries are drums.
  static func mermaid(of project: Project) -> String {
    let modules = project.modules.filter(\.isProduction)
    var lines = ["```mermaid", "flowchart TD"]
    lines += modules.map { "  \(node($0))" }
    lines += products(of: modules, in: project).map { "  \($0)([\($0)])" }
    for module in modules where !module.dependencies.isEmpty {
      lines.append("  \(module.name) --> \(module.dependencies.joined(separator: " & "))")
    }
    return (lines + ["```"]).joined(separator: "\n")
  }

  private static func node(_ module: Module) -> String {
    module.layer?.name == "System" ? "\(module.name)[(\(module.name))]" : "\(module.name)[\(module.name)]"
  }

  private static func products(of modules: [Module], in project: Project) -> [String] {
    Set(modules.flatMap(\.dependencies)).filter { project.module(named: $0) == nil }.sorted()
  }
}
