/// A name in upper camel case, such as `SupportTicket` or `URLNote`, and its other spellings.
struct NameSpelling: Hashable {
  /// As the name of a type: `URLNote`.
  let type: String
  private let words: [String]

  private static let longest = 40

  init(_ type: String) {
    self.type = type
    words = Self.words(of: Array(type))
  }

  /// - Throws: when the text is not the name of a type, or when the name of a property cannot be made from it.
  init(checking text: String) throws(ScaffoldError) {
    guard Self.isTypeName(text) else {
      throw ScaffoldError("'\(text)' cannot be used as a name: use letters and digits in upper camel case, such as SupportTicket.")
    }
    if text.count > Self.longest {
      throw ScaffoldError("The name \(text.prefix(Self.longest))… is too long: use at most \(Self.longest) letters.")
    }
    self.init(text)
    if Self.keywords.contains(member) {
      throw ScaffoldError("'\(text)' cannot be used as a name: Swift uses '\(member)' for something else. Choose another one.")
    }
  }

  /// As the name of a property or function: `urlNote`.
  var member: String { words[0].lowercased() + words.dropFirst().joined() }

  /// As the name of a constant: `URL_NOTE`.
  var constant: String { words.map { $0.uppercased() }.joined(separator: "_") }

  /// As the name of a command, a setting or a file: `url-note`.
  var command: String { words.map { $0.lowercased() }.joined(separator: "-") }

  /// In a sentence: `URL note`.
  var prose: String { words.map { $0.isAcronym ? $0 : $0.lowercased() }.joined(separator: " ") }

  /// At the start of a sentence: `URL note`.
  var capitalProse: String { prose.prefix(1).uppercased() + prose.dropFirst() }

  /// Whether the name begins with a vowel sound, so that it follows `an`.
  var followsAn: Bool {
    let first = words[0]
    if first.isAcronym { return "AEFHILMNORSX".contains(first.prefix(1)) }
    let lower = first.lowercased()
    if ["uni", "use", "usa", "uti", "eu", "one", "once"].contains(where: lower.hasPrefix) { return false }
    return ["hour", "honest", "honour", "heir"].contains(where: lower.hasPrefix) || "aeiou".contains(lower.prefix(1))
  }

  /// The usual plural: `Notes`, `Entities`, `Boxes`.
  var usualPlural: String {
    let lower = type.lowercased()
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) { return type.dropLast() + "ies" }
    return type + (["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) ? "es" : "s")
  }

  /// A word begins at a capital after a lower-case letter, and at the last of several capitals before a lower-case letter, unless that is the
  /// `s` of a plural at the end: `APIs`.
  private static func words(of letters: [Character]) -> [String] {
    var words = [""]
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase && letters[(index + 1)...] != ["s"]
      if letter.isUppercase, index > 0, isAfterSmall || isBeforeSmall { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func isTypeName(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
      && name.first?.isUppercase == true
  }

  private static let keywords = Set(
    """
    actor any as associatedtype async await borrowing break case catch class consuming continue default defer deinit do else enum extension \
    fallthrough false fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let macro mutating nil \
    nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private protocol public repeat required \
    rethrows return self sending set some static struct subscript super switch throw throws true try type typealias unowned var weak where \
    while yield
    """.split(separator: " ").map(String.init))
}

extension String {
  /// Also in the plural: `APIs`.
  fileprivate var isAcronym: Bool {
    let letters = hasSuffix("s") ? dropLast() : self[...]
    return letters.count > 1 && letters.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}
