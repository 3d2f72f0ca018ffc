/// Translates Newsboat's regular expressions, which are POSIX extended ones with GNU's additions and ignore case.
enum NewsboatPattern {
  /// - Parameter hasLines: whether the text has several lines. Newsboat's `.` is also a line break.
  static func expression(_ posix: String, hasLines: Bool = false) throws(NewsboatFilterError) -> RegularExpression {
    var translation = Translation(posix, hasLines: hasLines)
    guard let source = translation.source() else { throw .badPattern(posix) }
    do throws(RegularExpressionError) {
      return try RegularExpression(source)
    } catch {
      throw .badPattern(posix)
    }
  }

  /// An expression for exactly this text.
  static func exactly(_ text: String) throws(NewsboatFilterError) -> RegularExpression { try literal("", text, "") }

  /// An expression for a text with this word. Newsboat divides words at spaces.
  static func word(_ text: String) throws(NewsboatFilterError) -> RegularExpression { try literal("(^| )", text, "( |$)") }

  private static func literal(_ before: String, _ text: String, _ after: String) throws(NewsboatFilterError) -> RegularExpression {
    var source = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\.[]()*+?{}|^$".unicodeScalars.contains(scalar) { source.append("\\") }
      source.append(scalar)
    }
    do throws(RegularExpressionError) {
      return try RegularExpression(before + String(source) + after, isCaseSensitive: true)
    } catch {
      throw .badPattern(text)
    }
  }

  private struct Translation {
    private let scalars: [Unicode.Scalar]
    private let hasLines: Bool
    private var position = 0

    init(_ text: String, hasLines: Bool) {
      scalars = Array(text.unicodeScalars)
      self.hasLines = hasLines
    }

    /// Nil when the expression has no counterpart.
    mutating func source() -> String? {
      var source = ""
      while let scalar = next() {
        switch scalar {
        case "\\":
          guard let escaped = next(), let text = Self.escape(escaped) else { return nil }
          source += text
        case "[":
          guard let set = set() else { return nil }
          source += set
        case "." where hasLines: source += "[\\s\\S]"
        default: source.unicodeScalars.append(scalar)
        }
      }
      return source
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String? {
      switch scalar {
      case "<", ">": return "\\b"
      case "w", "W", "s", "S", "b", "B": return "\\\(scalar)"
      // A back reference, or the beginning or end of a buffer.
      case "0"..."9", "a"..."z", "A"..."Z", "`", "'": return nil
      default: return scalar.value < 0x80 ? "\\\(scalar)" : String(scalar)
      }
    }

    /// The rest of a set behind its `[`, in which a backslash is a character, and classes such as `[:digit:]` are members.
    private mutating func set() -> String? {
      var text = "["
      if peek == "^" {
        text += "^"
        position += 1
      }
      var isFirst = true
      while let scalar = next() {
        if scalar == "]", !isFirst { return text + "]" }
        isFirst = false
        switch scalar {
        case "]", "\\": text += "\\\(scalar)"
        case "[" where peek == ":":
          guard let members = named() else { return nil }
          text += members
        case "[" where peek == "." || peek == "=": return nil
        default: text.unicodeScalars.append(scalar)
        }
      }
      return nil
    }

    private mutating func named() -> String? {
      position += 1
      var name = ""
      while let scalar = next(), scalar != ":" { name.unicodeScalars.append(scalar) }
      guard next() == "]" else { return nil }
      return switch name {
      case "digit": "0-9"
      case "xdigit": "0-9a-fA-F"
      case "space": "\\s"
      case "blank": " \\t"
      default: nil
      }
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func next() -> Unicode.Scalar? {
      guard let scalar = peek else { return nil }
      position += 1
      return scalar
    }
  }
}
