import LayerRules

/// The names by which a document can refer to a test.
enum TestNames {
  /// The names of all tests of the package that have one.
  static func all() async throws -> Set<String> {
    let files = try await MainPackage.project().modules.filter { !$0.isProduction }.flatMap(\.files)
    return Set(files.flatMap(sentences(in:)))
  }

  /// For every test in a file, its name if it has one, and its function.
  static func list(in file: SourceFile) -> [String] {
    sentences(in: file) + tests(in: file.tokens).compactMap { function(after: $0, in: file.tokens) }
  }

  /// For every test in a file, its name if it has one.
  static func sentences(in file: SourceFile) -> [String] {
    tests(in: file.tokens).compactMap { sentence(at: $0 + 2, in: file) }
  }

  private static func tests(in tokens: [Token]) -> [Int] {
    tokens.indices.filter { tokens[$0].text == "@" && tokens.text($0 + 1) == "Test" }
  }

  /// The string literal that follows the parenthesis at `index`. A test name contains no escapes, so its bytes are its text.
  private static func sentence(at index: Int, in file: SourceFile) -> String? {
    guard let open = file.tokens.at(index), open.text == "(" else { return nil }
    let rest = file.source.original[open.end...].drop(while: \.isSpace)
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  private static func function(after index: Int, in tokens: [Token]) -> String? {
    guard let keyword = tokens[index...].firstIndex(where: { $0.text == "func" }), let name = tokens.at(keyword + 1) else { return nil }
    return name.text.filter { $0 != "`" }
  }
}
