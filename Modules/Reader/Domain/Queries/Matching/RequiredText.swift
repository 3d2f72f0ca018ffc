/// The texts that an article must contain to match a query. With them, a store excludes most articles before it reads any. The condition is
/// necessary but not sufficient: `QueryMatcher` decides about the rest.
public indirect enum RequiredText: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    case titleOrAuthor
    /// The title, the name of an author, or the plain text of the body.
    case anywhere
  }

  /// Every article may match.
  case nothing
  /// A run of Latin letters and digits, in lower case. The article contains the same bytes, apart from case.
  case run(String, Place)
  /// A run of letters of other scripts (`SearchLetter`), two of a script without spaces, three of others, with σ for the final ς. The article
  /// contains letters that are equal to them apart from case and marks, or an unusual one.
  case letters(String, Place)
  /// All of at least two requirements.
  case all([RequiredText])
  /// One of at least two requirements.
  case any([RequiredText])

  /// The maximum number of alternatives. Searching for more costs more than it saves.
  private static let maximumAlternatives = 40

  /// The texts that the words of a query require.
  public init(words query: ArticleQuery) {
    self = .every(query.words.all.map { .text($0, query.searchesBodies ? .anywhere : .titleOrAuthor) })
  }

  /// The texts that a condition requires.
  public init(_ condition: QueryCondition) {
    switch condition {
    case .and(let conditions): self = .every(conditions.map { RequiredText($0) })
    case .or(let conditions): self = .oneOf(conditions.map { RequiredText($0) })
    case .view(_, let query): self = query.condition.map { RequiredText($0) } ?? .nothing
    case .word(let value): self = .value(value, isWhole: false, .titleOrAuthor)
    case .text(let field, let isWhole, let values):
      switch field {
      case .title, .author: self = .oneOf(values.map { .value($0, isWhole: isWhole, .titleOrAuthor) })
      case .body, .text: self = .oneOf(values.map { .value($0, isWhole: isWhole, .anywhere) })
      case .feed, .folder, .url, .tag, .lang, .id, .feedTitle, .feedURL, .feedTag: self = .nothing
      }
    case .not, .state, .part, .moment, .number, .flag, .length: self = .nothing
    }
  }

  /// Both requirements.
  public static func both(_ first: RequiredText, _ second: RequiredText) -> RequiredText { .every([first, second]) }

  /// The requirement without texts that may be in a body.
  public var withoutBodies: RequiredText {
    switch self {
    case .nothing, .run(_, .anywhere), .letters(_, .anywhere): .nothing
    case .run(_, .titleOrAuthor), .letters(_, .titleOrAuthor): self
    case .all(let parts): .every(parts.map(\.withoutBodies))
    case .any(let parts): .oneOf(parts.map(\.withoutBodies))
    }
  }

  static func every(_ parts: [RequiredText]) -> RequiredText {
    let parts = parts.filter { $0 != .nothing }
    return parts.count > 1 ? .all(parts) : parts.first ?? .nothing
  }

  static func oneOf(_ parts: [RequiredText]) -> RequiredText {
    if parts.contains(.nothing) || parts.count > maximumAlternatives { return .nothing }
    return parts.count > 1 ? .any(parts) : parts.first ?? .nothing
  }

  private static func value(_ value: QueryValue, isWhole: Bool, _ place: Place) -> RequiredText {
    switch value {
    case .text(let text): .text(text, place, isFolded: isWhole)
    // The article may contain İ, whose lower case begins with an i.
    case .beginning(let text): .text(text.lowercased().hasSuffix("i") ? String(text.dropLast()) : text, place, isFolded: true)
    case .expression(let expression): expression.requiredText(in: place)
    }
  }

  /// - Parameter isFolded: whether the article's text is converted to lower case before the comparison, as opposed to a comparison of
  ///   bytes.
  private static func text(_ text: String, _ place: Place, isFolded: Bool = false) -> RequiredText {
    let isFolded = isFolded || text.utf8.contains { $0 >= 0x80 }
    var runs = RunCollector(isFolded: isFolded)
    for scalar in text.lowercased().unicodeScalars { runs.add(scalar) }
    return runs.requirement(in: place)
  }
}

/// Collects runs of Latin letters and digits, and of letters of other scripts.
struct RunCollector {
  private var runs: [String.UnicodeScalarView] = [.init()]
  private var letters: [(letters: String.UnicodeScalarView, shortest: Int)] = []
  private var isInLetters = false
  private let isFolded: Bool

  init(isFolded: Bool) { self.isFolded = isFolded }

  /// Adds a scalar in lower case.
  mutating func add(_ scalar: Unicode.Scalar) {
    addLetter(scalar)
    if (97...122).contains(scalar.value) || (48...57).contains(scalar.value) {
      // The lower case of the Kelvin sign is k.
      guard isFolded, scalar == "k" else { return runs[runs.count - 1].append(scalar) }
    } else if scalar.properties.canonicalCombiningClass != .notReordered {
      // The article may contain the letter and this combining mark as one precomposed character.
      _ = runs[runs.count - 1].popLast()
    }
    runs.append(.init())
  }

  private mutating func addLetter(_ scalar: Unicode.Scalar) {
    switch SearchLetter(scalar) {
    case .dense(let letter): add(letter, shortest: 2)
    case .spaced(let letter): add(letter.withoutFinalForm, shortest: 3)
    case .mark: break
    case .unusual, .other: isInLetters = false
    }
  }

  private mutating func add(_ letter: Unicode.Scalar, shortest: Int) {
    if !isInLetters || letters.last?.shortest != shortest { letters.append((.init(), shortest)) }
    isInLetters = true
    letters[letters.count - 1].letters.append(letter)
  }

  mutating func end() {
    runs.append(.init())
    isInLetters = false
  }

  /// Requires all runs that are long enough. The longest comes first, because it is probably the rarest.
  func requirement(in place: RequiredText.Place) -> RequiredText {
    let latin = runs.filter { $0.count > 1 }.sorted { $0.count > $1.count }.map { RequiredText.run(String($0), place) }
    let others = letters.filter { $0.letters.count >= $0.shortest }.sorted { $0.letters.count > $1.letters.count }
    return .every(latin + others.map { .letters(String($0.letters), place) })
  }
}

extension RegularExpression {
  /// The texts that every match of the expression contains.
  func requiredText(in place: RequiredText.Place) -> RequiredText {
    var parser = RegularExpressionParser(source)
    return (try? parser.expression()).map { requirement(of: $0, in: place) } ?? .nothing
  }

  private func requirement(of node: RegularExpressionNode, in place: RequiredText.Place) -> RequiredText {
    switch node {
    case .choice(let nodes): return .oneOf(nodes.map { requirement(of: $0, in: place) })
    case .repeated(let inner, let minimum, _): return minimum > 0 ? requirement(of: inner, in: place) : .nothing
    case .scalar, .sequence, .set, .assertion:
      var runs = RunCollector(isFolded: !isCaseSensitive)
      var inner: [RequiredText] = []
      let nodes = if case .sequence(let nodes) = node { nodes } else { [node] }
      for node in nodes {
        switch node {
        case .scalar(let scalar): for scalar in String(scalar).lowercased().unicodeScalars { runs.add(scalar) }
        case .assertion: break
        case .set: runs.end()
        case .sequence, .choice, .repeated:
          runs.end()
          inner.append(requirement(of: node, in: place))
        }
      }
      return .every([runs.requirement(in: place)] + inner)
    }
  }
}
