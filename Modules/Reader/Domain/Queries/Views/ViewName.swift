/// The name of a saved view. In a query, `@name` refers to the view's query.
///
/// It consists of letters, digits, `-`, `_` and `.`, so that it needs no quotation marks in a query. It begins with a letter or a digit.
public struct ViewName: Hashable, Sendable, CustomStringConvertible {
  public let text: String

  /// The maximum length in bytes.
  public static let maximumBytes = 64

  public init(_ text: String) throws(ViewNameError) {
    guard let first = text.unicodeScalars.first else { throw .empty }
    guard text.utf8.count <= Self.maximumBytes else { throw .tooLong(bytes: text.utf8.count) }
    if let scalar = text.unicodeScalars.first(where: { !Self.isAllowed($0) }) { throw .unexpected(Character(scalar)) }
    guard Self.isAlphanumeric(first) else { throw .unexpected(Character(first)) }
    self.text = text
  }

  /// Makes a name from a title, such as `News-and-Comics` from `News & Comics`; nil when the title has neither a letter nor a digit.
  public init?(like title: String) {
    var name = String.UnicodeScalarView()
    var isSeparated = false
    for scalar in title.unicodeScalars {
      guard Self.isAllowed(scalar), !name.isEmpty || Self.isAlphanumeric(scalar) else {
        isSeparated = true
        continue
      }
      let added: [Unicode.Scalar] = isSeparated && !name.isEmpty ? ["-", scalar] : [scalar]
      guard name.utf8Count + added.utf8Count <= Self.maximumBytes else { break }
      name.append(contentsOf: added)
      isSeparated = false
    }
    guard let made = try? ViewName(String(name)) else { return nil }
    self = made
  }

  public var description: String { text }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if isAlphanumeric(scalar) || "-_.".unicodeScalars.contains(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var utf8Count: Int { reduce(0) { $0 + UTF8.width($1) } }
}
