internal import ReaderDomain

/// Reads an expression of newsboat's filter language: `attribute operator literal`, joined by `and` and `or` from left to right, with
/// parentheses.
struct NewsboatFilterParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  static func filter(_ text: String) -> Result<NewsboatFilter, NewsboatFilterError> {
    Result { () throws(NewsboatFilterError) -> NewsboatFilter in
      guard text.utf8.count <= NewsboatFilter.maximumBytes else { throw .tooLong }
      var parser = NewsboatFilterParser(text)
      let filter = try parser.expression()
      guard parser.peek == nil else { throw parser.error }
      return filter
    }
  }

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private mutating func expression() throws(NewsboatFilterError) -> NewsboatFilter {
    var filter = try operand()
    skipBlanks()
    while peek != nil, peek != ")" {
      let start = position
      let word = word()
      guard word == "and" || word == "or" else {
        position = start
        throw error
      }
      filter = Self.joined(filter, try operand(), isAnd: word == "and")
      skipBlanks()
    }
    return filter
  }

  private static func joined(_ left: NewsboatFilter, _ right: NewsboatFilter, isAnd: Bool) -> NewsboatFilter {
    switch (left, isAnd) {
    case (.all(let filters), true): .all(filters + [right])
    case (.any(let filters), false): .any(filters + [right])
    default: isAnd ? .all([left, right]) : .any([left, right])
    }
  }

  private mutating func operand() throws(NewsboatFilterError) -> NewsboatFilter {
    skipBlanks()
    guard peek == "(" else { return try comparison() }
    guard depth < NewsboatFilter.deepest else { throw .tooDeep }
    position += 1
    depth += 1
    let filter = try expression()
    depth -= 1
    guard peek == ")" else { throw error }
    position += 1
    return filter
  }

  private mutating func comparison() throws(NewsboatFilterError) -> NewsboatFilter {
    let attribute = word()
    guard !attribute.isEmpty else { throw error }
    skipBlanks()
    let comparison = try comparisonOperator()
    skipBlanks()
    return .comparison(attribute, comparison, try literal())
  }

  /// `==` is another spelling of `=`.
  private mutating func comparisonOperator() throws(NewsboatFilterError) -> NewsboatOperator {
    let spellings = ["=="] + NewsboatOperator.allCases.map(\.rawValue).sorted { $0.utf8.count > $1.utf8.count }
    for spelling in spellings where scalars[position...].starts(with: spelling.unicodeScalars) {
      position += spelling.unicodeScalars.count
      if let comparison = NewsboatOperator(rawValue: spelling == "==" ? "=" : spelling) { return comparison }
    }
    throw error
  }

  /// A text between quotation marks, which cannot contain one, or a number, or two numbers with a colon.
  private mutating func literal() throws(NewsboatFilterError) -> String {
    if peek == "\"" {
      let start = position
      position += 1
      guard let end = scalars[position...].firstIndex(of: "\"") else {
        position = start
        throw error
      }
      defer { position = end + 1 }
      return text(position..<end)
    }
    let start = position
    while let scalar = peek, ("0"..."9").contains(scalar) || scalar == "-" || scalar == ":" { position += 1 }
    guard position > start else { throw error }
    return text(start..<position)
  }

  private mutating func word() -> String {
    let start = position
    while let scalar = peek, ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" { position += 1 }
    return text(start..<position)
  }

  private mutating func skipBlanks() {
    while let scalar = peek, scalar.properties.isWhitespace { position += 1 }
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private var error: NewsboatFilterError { .syntax(column: position + 1) }
}
