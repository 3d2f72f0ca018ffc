import LayerRules

/// A Swift source as a Mac's compiler reads it: each condition on the platform is replaced by its value there.
struct DarwinSource {
  /// Whether this is Linux. A Mac's compiler needs no imitation.
  static var isImitated: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Line by line the same as the file.
  let text: String
  /// Whether any line depends on the platform.
  let hasBranch: Bool
  /// The conditions whose value on a Mac is unknown.
  let unknownConditions: [String]

  init(_ file: SourceFile) {
    let tokens = file.tokens
    let directives = tokens.indices.filter { index in
      tokens[index].text == "#" && ["if", "elseif"].contains(tokens.text(index + 1))
    }
    var lines = String(decoding: file.source.original, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    var hasBranch = false
    var unknown: [String] = []
    for number in directives.map({ tokens[$0].line }) where Self.platformTests.contains(where: lines[number - 1].contains) {
      hasBranch = true
      for (condition, value) in Self.values { lines[number - 1] = lines[number - 1].replacing(condition, with: value) }
      if Self.platformTests.contains(where: lines[number - 1].contains) { unknown.append("\(file.path):\(number): \(lines[number - 1])") }
    }
    text = lines.joined(separator: "\n")
    self.hasBranch = hasBranch
    unknownConditions = unknown
  }

  private static let platformTests = ["os(", "canImport("]
  private static let values = [
    "os(Linux)": "false", "os(macOS)": "true", "canImport(Darwin)": "true", "canImport(Glibc)": "false", "canImport(Musl)": "false",
    "canImport(FoundationEssentials)": "false",
  ]
}
