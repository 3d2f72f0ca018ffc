/// The manifest of an app: this repository's manifest, without the targets of which the app has no file.
struct AppManifest {
  /// Whether the app has files in a folder.
  let hasFiles: (_ folder: String) -> Bool

  /// The manifest of the app, made from that of this repository.
  func text(of manifest: String) throws(ScaffoldError) -> String {
    let lines = manifest.lines.map(String.init)
    let targets = try entries(of: "targets: [", in: lines)
    let products = try entries(of: "products: [", in: lines)
    let gone = Set(targets.filter { !isKept(lines[$0]) }.compactMap { Self.literals(in: lines[$0]).first })
    let goneProducts = products.filter { entry in Self.literals(in: lines[entry]).dropFirst().contains { gone.contains($0) } }
    let left = targets.filter { !isKept(lines[$0]) } + goneProducts
    let kept = lines.indices.filter { line in !left.contains { $0.contains(line) } }.map { lines[$0] }
    return kept.compactMap { line in
      let rest = gone.reduce(line) { Self.without($1, in: $0) }
      return rest.allSatisfy { $0 == " " } && !line.isEmpty ? nil : rest
    }.joined(separator: "\n")
  }

  /// The stretches of lines of the entries of an array, each with the comment above it.
  private func entries(of array: String, in lines: [String]) throws(ScaffoldError) -> [Range<Int>] {
    guard let start = lines.firstIndex(where: { $0 == "  \(array)" }) else {
      throw ScaffoldError("Package.swift should have the line '  \(array)': restore it.")
    }
    var entries: [Range<Int>] = []
    var (begin, depth) = (start + 1, 0)
    for index in (start + 1)..<lines.count {
      let line = lines[index]
      if depth == 0, line.hasPrefix("  ]") { break }
      if depth == 0, line.isEmpty {
        begin = index + 1
        continue
      }
      if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
      if depth <= 0 {
        entries.append(begin..<(index + 1))
        (begin, depth) = (index + 1, 0)
      }
    }
    return entries
  }

  private func isKept(_ entry: ArraySlice<String>) -> Bool {
    let words = Self.literals(in: entry)
    guard let name = words.first, let call = entry.first(where: { !$0.drop { $0 == " " }.hasPrefix("//") }) else { return true }
    let folder: String
    switch call.drop(while: { $0 == " " }).prefix(while: { $0 != "(" }) {
    case "module": folder = "Modules/\(words[1])"
    case "data": folder = "Modules/Data/\(name)"
    case "driver": folder = "Modules/Drivers/\(name)"
    case "variant": folder = "Modules/Presentation/Variants/\(name)"
    case "program": folder = "Modules/\(name)"
    case "tests": folder = "Tests/\(name)"
    case "support": folder = "Tests/Support/\(name)"
    default: folder = words.first { $0.hasPrefix("Modules/") || $0.hasPrefix("Tests/") } ?? "Tests/\(name)"
    }
    return hasFiles("\(folder)/")
  }

  /// The string literals of the lines, in order, without comments.
  private static func literals(in lines: ArraySlice<String>) -> [String] {
    let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    return code.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }

  /// A line without this entry of a list.
  private static func without(_ name: String, in line: String) -> String {
    line.replacing("\"\(name)\", ", with: "").replacing(", \"\(name)\"", with: "").replacing("\"\(name)\",", with: "")
      .replacing("[\"\(name)\"]", with: "[]")
  }
}
