/// The parts of documents that are made from the tree, as they are after a sample has gone. Tests hold them.
struct GeneratedBlocks {
  /// The targets that are gone.
  let targets: Set<String>

  func renew(_ files: inout [String: String]) throws(ScaffoldError) {
    if let text = files["Architecture.md"] {
      let tree = files
      let graph = Self.replaced("module graph", in: text) { Self.lines(of: $0, by: graphLine) }
      files["Architecture.md"] = Self.replaced("full screen", in: graph) { Self.lines(of: $0) { Self.fullScreenLine($0, in: tree) } }
    }
    // Where nothing can be generated any more, the documents have no table of it.
    guard FeatureName.model.isIn(files) else { return }
    let table = try CostTable(tree: files.filter { Checkout.isOfFeatures($0.key) }, patches: files)
    for (path, text) in [("Architecture.md", table.text), ("README.md", table.sentence)] {
      files[path] = files[path].map { Self.replaced("cost", in: $0) { _ in text } }
    }
  }

  /// A line of the graph without the targets that are gone; nil if it is about one of them.
  private func graphLine(_ line: Substring) -> String? {
    let parts = line.split(separator: " --> ", maxSplits: 1)
    guard let name = parts.first?.drop(while: { $0 == " " }).prefix(while: { $0 != "[" && $0 != "(" }) else { return String(line) }
    if targets.contains(String(name)) { return nil }
    guard parts.count == 2 else { return String(line) }
    let rest = parts[1].split(separator: " & ").filter { !targets.contains(String($0)) }
    return rest.isEmpty ? nil : "\(parts[0]) --> \(rest.joined(separator: " & "))"
  }

  /// A row of the table of the full screen: a layer, its files and their lines.
  private static func fullScreenLine(_ line: Substring, in files: [String: String]) -> String {
    let cells = line.split(separator: "|").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    guard cells.count == 3, Int(cells[1]) != nil else { return String(line) }
    let folders = ["Modules/\(cells[0])/", "Modules/Presentation/\(cells[0])/"]
    let own = files.filter { path, _ in
      path.hasSuffix(".swift") && path.contains("FullScreen") && folders.contains(where: path.hasPrefix)
    }
    return "| \(cells[0]) | \(own.count) | \(own.values.reduce(0) { $0 + $1.lineCount }) |"
  }

  private static func lines(of block: Substring, by change: (Substring) -> String?) -> String {
    block.split(separator: "\n", omittingEmptySubsequences: false).compactMap(change).joined(separator: "\n")
  }

  private static func replaced(_ name: String, in text: String, by content: (Substring) -> String) -> String {
    guard let begin = text.firstRange(of: "<!-- \(name): begin -->\n"), let end = text.firstRange(of: "\n<!-- \(name): end -->") else {
      return text
    }
    return text[..<begin.upperBound] + content(text[begin.upperBound..<end.lowerBound]) + text[end.lowerBound...]
  }
}

extension FeatureName {
  /// Whether a tree has the feature.
  func isIn(_ files: [String: String]) -> Bool { files["Modules/Domain/\(many.type)/\(one.type).swift"] != nil }
}
