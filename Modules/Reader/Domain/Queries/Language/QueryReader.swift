/// Reads the characters of a query: the parts of parsing that do not depend on fields.
struct QueryReader {
  private let scalars: [Unicode.Scalar]
  private(set) var position = 0
  /// The length of the text.
  let bytes: Int

  /// - Throws: `tooLong`, `unprintable`.
  init(_ text: String) throws(QueryError) {
    guard text.utf8.count <= Query.maximumBytes else {
      throw QueryError(.tooLong(bytes: text.utf8.count), column: text.column(beyondBytes: Query.maximumBytes))
    }
    bytes = text.utf8.count
    scalars = Array(text.unicodeScalars)
    if let place = scalars.firstIndex(where: { $0.properties.generalCategory == .control && !Self.isBlank($0) }) {
      throw error(.unprintable, at: place)
    }
  }

  var isAtEnd: Bool { position == scalars.count }
  var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[position] }

  func error(_ kind: QueryError.Kind, at place: Int) -> QueryError {
    QueryError(kind, column: String(String.UnicodeScalarView(scalars[..<place])).count + 1)
  }

  mutating func skipBlanks() {
    while let scalar = peek, Self.isBlank(scalar) { position += 1 }
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  /// Skips an operator, if it is next. Returns whether it was.
  mutating func skip(word: QueryOperator, orParenthesis: Bool = false) -> Bool {
    word.spellings.contains { skip(spelling: $0, orParenthesis: orParenthesis) }
  }

  private mutating func skip(spelling: String, orParenthesis: Bool) -> Bool {
    let end = position + spelling.unicodeScalars.count
    guard scalars[position...].starts(with: spelling.unicodeScalars),
      end == scalars.count || Self.isBlank(scalars[end]) || (orParenthesis && scalars[end] == "(")
    else { return false }
    position = end
    return true
  }

  /// Reads the name of a field up to a `:`, `=`, `<` or `>`, which is not read; nil when no field is next. A URL is not a field.
  mutating func fieldName() -> String? {
    let start = position
    while let scalar = peek, Self.isInName(scalar) { position += 1 }
    guard position > start, let end = peek, ":=<>".unicodeScalars.contains(end), !scalars[position...].starts(with: "://".unicodeScalars)
    else {
      position = start
      return nil
    }
    return text(from: start)
  }

  /// Whether a word would be parsed as a field.
  static func isField(_ word: String) -> Bool {
    let rest = word.unicodeScalars.drop(while: isInName)
    return rest.count < word.unicodeScalars.count && rest.first.map { ":=<>".unicodeScalars.contains($0) } == true
      && !rest.starts(with: "://".unicodeScalars)
  }

  /// The place of an invisible character, such as a direction mark, without which a word would be parsed as a field.
  static func invisible(in word: String) -> Int? {
    func isInvisible(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .format }
    guard let place = word.unicodeScalars.enumerated().first(where: { isInvisible($0.element) })?.offset, !isField(word) else { return nil }
    return isField(String(String.UnicodeScalarView(word.unicodeScalars.filter { !isInvisible($0) }))) ? place : nil
  }

  /// Reads characters up to a space, a parenthesis, a quotation mark or a `|`.
  mutating func run() -> String {
    let start = position
    while let scalar = peek, !Self.endsWord(scalar) { position += 1 }
    return text(from: start)
  }

  /// Reads the rest of a phrase after its quotation mark. `\"` is a quotation mark, `\\` is a backslash.
  mutating func phrase() throws(QueryError) -> String {
    let start = position - 1
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      position += 1
      if scalar == "\"" { return String(text) }
      if scalar == "\\", let next = peek, next == "\"" || next == "\\" {
        position += 1
        text.append(next)
      } else {
        text.append(scalar)
      }
    }
    throw error(.unclosed("\""), at: start)
  }

  /// Reads the rest of a regular expression after its slash. `\/` is a slash.
  mutating func expression() throws(QueryError) -> RegularExpression {
    let start = position - 1
    var source = String.UnicodeScalarView()
    var places: [Int] = []
    while let scalar = peek, scalar != "/" {
      if scalar == "\\", position + 1 < scalars.count {
        if scalars[position + 1] != "/" {
          source.append(scalar)
          places.append(position)
        }
        position += 1
      }
      source.append(scalars[position])
      places.append(position)
      position += 1
    }
    guard skip("/") else { throw error(.unclosed("/"), at: start) }
    let isCaseSensitive = skip("c")
    do throws(RegularExpressionError) {
      return try RegularExpression(String(source), isCaseSensitive: isCaseSensitive)
    } catch {
      throw self.error(.badExpression(error.reason), at: error.offset < places.count ? places[error.offset] : start)
    }
  }

  /// Checks that a condition ends here.
  func requireEnd() throws(QueryError) {
    guard let scalar = peek, !Self.isBlank(scalar), scalar != ")" else { return }
    throw error(.unexpected(Character(scalar)), at: position)
  }

  func text(from start: Int) -> String { String(String.UnicodeScalarView(scalars[start..<position])) }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  static func endsWord(_ scalar: Unicode.Scalar) -> Bool { isBlank(scalar) || "()\"|".unicodeScalars.contains(scalar) }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    (97...122).contains(scalar.value) || (65...90).contains(scalar.value) || scalar == "."
  }
}

/// The operators that are words.
enum QueryOperator: String, CaseIterable {
  case or, and, not

  /// Whether a word would be parsed as an operator.
  static func isOperator(_ word: String) -> Bool { allCases.contains { $0.spellings.contains(word) } }

  /// Capitals count too, as in search engines: as a plain word, `NOT` would list what it should exclude.
  var spellings: [String] { [rawValue, rawValue.uppercased()] }
}
