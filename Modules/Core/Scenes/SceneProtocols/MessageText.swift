/// A text for the user that can name the program and its commands. Programs share texts, and only Terminal knows which program runs.
///
///     let hint: MessageText = "\(run: "config show") lists the settings."
///
/// For the program `sample`, this is `'sample config show' lists the settings.`
public struct MessageText: Hashable, Sendable, ExpressibleByStringInterpolation {
  private enum Part: Hashable {
    case words(String), program, programTitle
  }

  private var parts: [Part] = []

  /// The name of the program, as the user types it.
  public static let program = MessageText(.program)
  /// The name of the program with a capital letter, for the beginning of a sentence.
  public static let programTitle = MessageText(.programTitle)

  private init(_ part: Part) { parts = [part] }

  public init(_ words: String) { append(words) }

  public init(stringLiteral words: String) { self.init(words) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The text for a program with this name.
  public func text(for program: String) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .program: program
      case .programTitle: program.prefix(1).uppercased() + String(program.dropFirst())
      }
    }.joined()
  }

  /// The sentence as the rest of another one, behind a colon: it begins with a small letter, unless its first word is in capital letters.
  public var afterColon: MessageText {
    guard case .words(let words) = parts.first, words.dropFirst().first?.isUppercase == false else { return self }
    var text = self
    text.parts[0] = .words(words.prefix(1).lowercased() + words.dropFirst())
    return text
  }

  /// The text with everything transformed except the names of the program.
  func mapWords(_ change: (String) -> String) -> MessageText {
    var changed = self
    changed.parts = parts.map { if case .words(let words) = $0 { .words(change(words)) } else { $0 } }
    return changed
  }

  /// Adjacent words are merged into one part, so that equal texts are equal values.
  private mutating func append(_ words: String) {
    if case .words(let last) = parts.last {
      parts[parts.count - 1] = .words(last + words)
    } else if !words.isEmpty {
      parts.append(.words(words))
    }
  }

  private mutating func append(_ text: MessageText) {
    for part in text.parts {
      if case .words(let words) = part { append(words) } else { parts.append(part) }
    }
  }
}

extension MessageText {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = MessageText("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ words: String) { text.append(words) }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text.append(value.description) }

    public mutating func appendInterpolation(_ other: MessageText) { text.append(other) }

    /// A command to type, without the name of the program.
    public mutating func appendInterpolation(run command: String) { text.append("'\(MessageText.program) \(command)'" as MessageText) }
  }
}

extension Sequence<MessageText> {
  public func joined(separator: String) -> MessageText {
    reduce(nil as MessageText?) { joined, text in joined.map { "\($0)\(separator)\(text)" } ?? text } ?? ""
  }
}

extension DefaultStringInterpolation {
  /// Without this function, string interpolation would silently insert a description of the value.
  @available(*, deprecated, message: "Only text(for:) gives the text.")
  public mutating func appendInterpolation(_ text: MessageText) { appendInterpolation(text.text(for: "…")) }
}
