/// A package as the checks see it: its targets, their dependencies and their sources.
struct Project: Sendable {
  let name: String
  /// In the manifest's order.
  let modules: [Module]
  /// The manifest, to find the line of a target.
  let manifest: SourceFile
  /// The names in the package's root folder, sorted.
  let topLevel: [String]

  func module(named name: String) -> Module? { modules.first { $0.name == name } }

  /// The line of the manifest that first names the target, or 1.
  func manifestLine(of name: String) -> Int {
    let lines = String(decoding: manifest.source.original, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("name: \"\(name)\"") || $0.contains("(\"\(name)\"") } ?? 0) + 1
  }
}
