/// Takes what names a removed part out of a Swift file: entries of lists, cases, imports, and in tests whole functions.
///
/// It removes the smallest piece that can go without changing what is around it. In production code, a statement is no such piece: it needs an edit
/// of its own, or the compiler finds it.
struct CodePruning {
  /// Whether a word of the code is gone.
  let isGone: (String) -> Bool
  /// Whether a string, with its quotation marks, is about what is gone.
  let isGoneText: (String) -> Bool
  /// In tests, a function goes as a whole when a statement of it names what is gone.
  let isTest: Bool

  struct Result: Hashable {
    /// Nil when nothing is left that is worth a file.
    var text: String?
    /// The declarations that are gone, but for tests: others may name them.
    var names: Set<String> = []
    /// The lines that name what is gone and are still there.
    var leftovers: [String] = []
  }

  func result(for source: String) -> Result {
    var result = Result(text: source)
    // They stay where they are: what goes is below them.
    var skipped: Set<Int> = []
    while let text = result.text {
      let swift = SwiftText(text)
      guard let place = firstPlace(in: swift, except: skipped, names: result.names) else { break }
      if let removal = removal(at: place, in: swift, names: &result.names) {
        result.text = swift.without(removal)
      } else {
        skipped.insert(place)
        result.leftovers.append(swift.trimmedText(ofLine: swift.line(of: place)))
      }
    }
    if isTest, let text = result.text, text != source, !Self.hasContent(text) { result.text = nil }
    return result
  }

  private func firstPlace(in text: SwiftText, except skipped: Set<Int>, names: Set<String>) -> Int? {
    let word = text.words.first { !skipped.contains($0.place) && (isGone($0.word) || names.contains($0.word)) }?.place
    let string = text.strings.first { !skipped.contains($0.lowerBound) && isGoneText(text.text($0)) }?.lowerBound
    return [word, string].compactMap(\.self).min()
  }

  /// What goes with the word or string at a place; nil if nothing can.
  private func removal(at place: Int, in text: SwiftText, names: inout Set<String>) -> Range<Int>? {
    let line = text.line(of: place)
    let code = text.trimmedCode(ofLine: line)
    if code.hasPrefix("import ") || code.contains(" import "), !code.contains("(") { return text.range(ofLine: line) }
    if let element = ListElement.around(place, in: text, takesOnly: !isTest) { return element }
    if code.hasPrefix("case "), let lines = Self.caseLines(at: line, in: text) { return Self.range(of: lines, in: text) }
    // Nothing depends on a result that is ignored.
    if isTest, code.hasPrefix("_ = "), !DeclarationList.goesOn(code, in: text, after: line), code.isBalanced {
      return text.range(ofLine: line)
    }
    var path = Self.declarations(around: line, in: text)
    guard var last = path.popLast() else { return nil }
    let isInBody = last.body?.contains(line) == true
    if !isTest, isInBody { return nil }
    if isInBody, !Self.isTestFunction(last, in: text), let statement = Self.statement(around: line, of: last, in: text) { return statement }
    // A type without tests is not worth its name.
    while isTest, let type = path.last, type.isType, !Self.isWorthKeeping(type, without: last, in: text) {
      last = type
      path.removeLast()
    }
    if !Self.isTestFunction(last, in: text), !["extension", "import", "init"].contains(last.keyword) { names.insert(last.name) }
    return Self.range(of: last.lines, in: text)
  }

  /// A case of a switch up to the next one, or a case of an enumeration.
  private static func caseLines(at line: Int, in text: SwiftText) -> Range<Int>? {
    let indent = indent(of: line, in: text)
    let code = text.trimmedCode(ofLine: line)
    guard code.contains(":") else {
      let declaration = declarations(around: line, in: text).last
      return declaration?.keyword == "case" ? declaration?.lines : nil
    }
    // Only one of several patterns would go.
    guard !code.prefix(while: { $0 != ":" }).contains(", .") else { return nil }
    var end = line + 1
    while end < text.lineStarts.count, Self.indent(of: end, in: text) > indent || text.trimmedText(ofLine: end).isEmpty { end += 1 }
    var start = line
    while start > 0, text.trimmedText(ofLine: start - 1).hasPrefix("//") { start -= 1 }
    return start..<end
  }

  /// A statement of a helper that goes on without it; nil if it is the only one, the result, or what others of its statements need.
  private static func statement(around line: Int, of function: DeclarationList.Declaration, in text: SwiftText) -> Range<Int>? {
    guard let body = function.body, ["func", "init"].contains(function.keyword) else { return nil }
    let statements = DeclarationList.statements(of: text, in: body)
    guard statements.count > 1, let index = statements.firstIndex(where: { $0.contains(line) }) else { return nil }
    let first = text.trimmedCode(ofLine: statements[index].first { !text.isComment($0) } ?? line)
    guard !first.hasPrefix("return"), index < statements.count - 1 || first.hasPrefix("for ") || first.hasPrefix("try await ") else {
      return nil
    }
    if let name = first.wholeMatch(of: /(?:let|var) (\w+)\b.*/)?.output.1 {
      let rest = text.lineStarts[statements[index].upperBound]..<text.lineStarts[body.upperBound]
      let users = text.words.filter { rest.contains($0.place) && $0.word == name }.map { text.line(of: $0.place) }
      // The first that needs it goes before it.
      if let user = users.last, let other = statements.last(where: { $0.contains(user) }) {
        return statement(around: other.lowerBound, of: function, in: text)
      }
    }
    return range(of: statements[index], in: text)
  }

  /// The declarations that a line is in, from the outermost.
  private static func declarations(around line: Int, in text: SwiftText) -> [DeclarationList.Declaration] {
    var path: [DeclarationList.Declaration] = []
    var lines = 0..<text.lineStarts.count
    while let next = DeclarationList(of: text, in: lines).declarations.first(where: { $0.lines.contains(line) }) {
      path.append(next)
      guard next.isType, let body = next.body, body.contains(line) else { break }
      lines = body
    }
    return path
  }

  private static func isTestFunction(_ declaration: DeclarationList.Declaration, in text: SwiftText) -> Bool {
    declaration.lines.contains { text.trimmedCode(ofLine: $0).hasPrefix("@Test") }
  }

  private static func isWorthKeeping(
    _ type: DeclarationList.Declaration, without gone: DeclarationList.Declaration, in text: SwiftText
  ) -> Bool {
    guard let body = type.body else { return true }
    let members = DeclarationList(of: text, in: body).declarations
    let others = members.filter { $0 != gone }
    if isTestFunction(gone, in: text), !others.contains(where: { isTestFunction($0, in: text) || $0.isType }) { return false }
    return !others.isEmpty
  }

  /// Whether a file declares something besides imports.
  private static func hasContent(_ source: String) -> Bool {
    let text = SwiftText(source)
    return DeclarationList(of: text, in: 0..<text.lineStarts.count).declarations.contains { $0.keyword != "import" }
  }

  /// The lines, with one of the blank lines around them.
  private static func range(of lines: Range<Int>, in text: SwiftText) -> Range<Int> {
    var end = lines.upperBound
    let isFirst =
      lines.lowerBound == 0 || text.trimmedText(ofLine: lines.lowerBound - 1).isEmpty
      || text.trimmedText(ofLine: lines.lowerBound - 1).hasSuffix("{")
    if isFirst, end < text.lineStarts.count, text.trimmedText(ofLine: end).isEmpty { end += 1 }
    var start = lines.lowerBound
    if end < text.lineStarts.count, text.trimmedText(ofLine: end) == "}", start > 0, text.trimmedText(ofLine: start - 1).isEmpty {
      start -= 1
    }
    return text.lineStarts[start]..<(end < text.lineStarts.count ? text.lineStarts[end] : text.bytes.count)
  }

  private static func indent(of line: Int, in text: SwiftText) -> Int {
    text.bytes[text.range(ofLine: line)].prefix { $0 == SwiftText.space }.count
  }
}

extension String {
  /// Whether all brackets are closed.
  fileprivate var isBalanced: Bool { count { "([{".contains($0) } == count { ")]}".contains($0) } }
}
