import Foundation

/// The declarations of a file or of a type's body: stretches of lines, each with the comments and attributes above it.
struct DeclarationList {
  struct Declaration: Hashable {
    let lines: Range<Int>
    /// Where the first keyword of the declaration is.
    let keyword: String
    let name: String
    /// The lines between the braces; nil without a body of several lines.
    let body: Range<Int>?
    /// The code before the keyword.
    let modifiers: String

    var isPrivate: Bool { modifiers.contains("private") }

    var isType: Bool { ["struct", "class", "enum", "actor", "protocol", "extension"].contains(keyword) }
  }

  let declarations: [Declaration]

  /// - Parameter lines: those of a whole file, or those between the braces of a type.
  init(of text: SwiftText, in lines: Range<Int>) {
    declarations = Self.stretches(of: text, in: lines) { Self.declaration(in: text, $0) != nil }.compactMap {
      Self.declaration(in: text, $0)
    }
  }

  /// The statements of a function's body, as stretches of lines.
  static func statements(of text: SwiftText, in lines: Range<Int>) -> [Range<Int>] { stretches(of: text, in: lines) { _ in true } }

  /// The stretches of lines at whose ends all brackets are closed. What is not whole, such as an attribute, goes with what follows.
  private static func stretches(of text: SwiftText, in lines: Range<Int>, isWhole: (Range<Int>) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, depth): (Int?, Int) = (nil, 0)
    for line in lines {
      let code = text.trimmedCode(ofLine: line)
      if depth == 0, text.trimmedText(ofLine: line).isEmpty {
        if let begin = start, isWhole(begin..<line) { found.append(begin..<line) }
        start = nil
        continue
      }
      start = start ?? line
      depth += code.count { "([{".contains($0) } - code.count { ")]}".contains($0) }
      guard depth <= 0, let begin = start, !text.isComment(line), !goesOn(code, in: text, after: line, until: lines.upperBound) else {
        continue
      }
      depth = 0
      if isWhole(begin..<(line + 1)) {
        found.append(begin..<(line + 1))
        start = nil
      }
    }
    if let begin = start, isWhole(begin..<lines.upperBound) { found.append(begin..<lines.upperBound) }
    return found
  }

  /// Whether the next line belongs to what ends with this one.
  static func goesOn(_ code: String, in text: SwiftText, after line: Int, until end: Int = .max) -> Bool {
    if ["=", ",", "->", ":", "+"].contains(where: code.hasSuffix) { return true }
    guard line + 1 < min(end, text.lineStarts.count) else { return false }
    let next = text.trimmedCode(ofLine: line + 1)
    return ["{", ".", "+ ", "? ", ": ", "&& ", "|| ", "?? ", "-> ", "throws", "where ", "= ", "else"].contains(where: next.hasPrefix)
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "let", "var", "case", "init", "subscript", "typealias", "import",
    "deinit", "associatedtype", "macro",
  ]

  /// Nil for lines without a declaration: comments, or attributes, which belong to what follows.
  private static func declaration(in text: SwiftText, _ lines: Range<Int>) -> Declaration? {
    let range = text.lineStarts[lines.lowerBound]..<text.range(ofLine: lines.upperBound - 1).upperBound
    let code = text.codeText(range)
    var depth = 0
    var word = ""
    var keyword: String?
    var name: String?
    for letter in code + " " {
      if depth == 0, letter.isLetter || letter.isNumber || letter == "_" || letter == "." && keyword == "extension" {
        word.append(letter)
        continue
      }
      if !word.isEmpty {
        if keyword != nil, name == nil { name = word }
        if keyword == nil, keywords.contains(word) { keyword = word }
        // `class func` and `static let` have their keyword second.
        if keyword == "class", name == "func" || name == "var" { (keyword, name) = (name, nil) }
        word = ""
      }
      if name != nil { break }
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
    }
    guard let keyword else { return nil }
    let modifiers = code[..<(code.range(of: keyword)?.lowerBound ?? code.startIndex)]
    return Declaration(lines: lines, keyword: keyword, name: name ?? keyword, body: body(in: text, lines), modifiers: String(modifiers))
  }

  private static func body(in text: SwiftText, _ lines: Range<Int>) -> Range<Int>? {
    let last = lines.upperBound - 1
    guard text.trimmedCode(ofLine: last) == "}", let first = lines.first(where: { text.trimmedCode(ofLine: $0).hasSuffix("{") }) else {
      return nil
    }
    return first < last ? (first + 1)..<last : nil
  }
}
