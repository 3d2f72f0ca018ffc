/// Reads the text of a regular expression.
struct RegularExpressionParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  /// The tree of the whole text.
  mutating func expression() throws(RegularExpressionError) -> RegularExpressionNode {
    let node = try choice()
    guard position == scalars.count else { throw error(.unopened, at: position) }
    return node
  }

  private mutating func choice() throws(RegularExpressionError) -> RegularExpressionNode {
    var branches = [try sequence()]
    while skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var nodes: [RegularExpressionNode] = []
    while let scalar = peek, scalar != "|", scalar != ")" { nodes.append(try repetition()) }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func repetition() throws(RegularExpressionError) -> RegularExpressionNode {
    let start = position
    let node = try atom()
    guard let (minimum, maximum) = try quantifier() else { return node }
    if case .assertion = node { throw error(.nothingToRepeat, at: start) }
    // Repeating a repetition requires a group, so the depth of groups limits the depth of the tree.
    if let scalar = peek, "*+?{".unicodeScalars.contains(scalar) { throw error(.nothingToRepeat, at: position) }
    return .repeated(node, minimum: minimum, maximum: maximum)
  }

  private mutating func quantifier() throws(RegularExpressionError) -> (minimum: Int, maximum: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    let start = position
    guard skip("{") else { return nil }
    guard let minimum = number() else { throw error(.badRepetition, at: start) }
    var maximum: Int? = minimum
    if skip(",") { maximum = number() }
    guard skip("}"), maximum.map({ minimum <= $0 }) ?? true else { throw error(.badRepetition, at: start) }
    return (minimum, maximum)
  }

  /// A number of at most four digits; nil when there is none. A larger number would exceed `RegularExpression.maximumStates` anyway.
  private mutating func number() -> Int? {
    let digits = scalars[position...].prefix(4).prefix { (48...57).contains($0.value) }
    guard !digits.isEmpty else { return nil }
    position += digits.count
    return digits.reduce(0) { $0 * 10 + Int($1.value) - 48 }
  }

  private mutating func atom() throws(RegularExpressionError) -> RegularExpressionNode {
    let start = position
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(":
      guard depth < RegularExpression.deepest else { throw error(.tooDeep, at: start) }
      depth += 1
      let node = try choice()
      depth -= 1
      guard skip(")") else { throw error(.unclosed, at: start) }
      // A group becomes a sequence of one node, so that it can be repeated again.
      return .sequence([node])
    case "[": return .set(try set(from: start))
    case ".":
      var lineBreak = ScalarSet(isNegated: true)
      lineBreak.insert("\n"..."\n")
      return .set(lineBreak)
    case "^": return .assertion(.textStart)
    case "$": return .assertion(.textEnd)
    case "*", "+", "?", "{": throw error(.nothingToRepeat, at: start)
    case "\\":
      if skip("b") { return .assertion(.wordBoundary) }
      if skip("B") { return .assertion(.noWordBoundary) }
      if let (name, isNegated) = named() { return .set(ScalarSet(name, isNegated: isNegated)) }
      return .scalar(try escaped(from: start))
    default: return .scalar(scalar)
    }
  }

  /// The members of a set, after its `[`. A `]` or `-` at the beginning is a member, and so is a `-` at the end.
  private mutating func set(from start: Int) throws(RegularExpressionError) -> ScalarSet {
    var set = ScalarSet(isNegated: skip("^"))
    var isFirst = true
    while isFirst || peek != "]" {
      isFirst = false
      guard peek != nil else { throw error(.unclosed, at: start) }
      let place = position
      if peek == "[", position + 1 < scalars.count, ":.=".unicodeScalars.contains(scalars[position + 1]) {
        throw error(.namedClass, at: place)
      }
      if peek == "\\" {
        position += 1
        if let (name, isNegated) = named() {
          set.insert(name, isNegated: isNegated)
          continue
        }
        position -= 1
      }
      let first = try member()
      guard peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        set.insert(first...first)
        continue
      }
      position += 1
      let last = try member()
      guard first <= last else { throw error(.badRange, at: place) }
      set.insert(first...last)
    }
    position += 1
    return set.sorted
  }

  private mutating func member() throws(RegularExpressionError) -> Unicode.Scalar {
    let start = position
    position += 1
    return scalars[start] == "\\" ? try escaped(from: start) : scalars[start]
  }

  /// The character class that the letter after a backslash names; nil when it names none.
  private mutating func named() -> (ScalarSet.Named, isNegated: Bool)? {
    guard let scalar = peek else { return nil }
    let known: (ScalarSet.Named, isNegated: Bool)? =
      switch scalar {
      case "d": (.digit, false)
      case "D": (.digit, true)
      case "w": (.word, false)
      case "W": (.word, true)
      case "s": (.space, false)
      case "S": (.space, true)
      default: nil
      }
    if known != nil { position += 1 }
    return known
  }

  /// The character after the backslash at `start`.
  private mutating func escaped(from start: Int) throws(RegularExpressionError) -> Unicode.Scalar {
    guard let scalar = peek else { throw error(.unknownEscape, at: start) }
    position += 1
    if scalar == "n" { return "\n" }
    if scalar == "t" { return "\t" }
    guard !ScalarSet.Named.word.contains(scalar) else { throw error(.unknownEscape, at: start) }
    return scalar
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private func error(_ reason: RegularExpressionError.Reason, at offset: Int) -> RegularExpressionError {
    RegularExpressionError(reason: reason, offset: offset)
  }
}
