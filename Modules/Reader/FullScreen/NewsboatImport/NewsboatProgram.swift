internal import CoreDomain
internal import ReaderDomain

/// A program that newsboat gives the selected article. Newsboat always runs it through a shell, and puts the values into the command line, between quotation
/// marks. Here, the values are arguments, and a shell only runs what needs one.
struct NewsboatProgram: Hashable {
  private enum Part: Hashable {
    case text(String)
    case value(Value)
  }

  /// A value of the article.
  private enum Value: Hashable {
    case url, title, feed

    /// In the arguments of `run`.
    var placeholder: String {
      switch self {
      case .url: "%u"
      case .title: "%t"
      case .feed: "%f"
      }
    }

    /// In a line of `shell`.
    var parameter: String {
      switch self {
      case .url: "\"$1\""
      case .title: "\"$2\""
      case .feed: "\"$3\""
      }
    }
  }

  private var parts: [Part]

  /// A `browser`: the values stand where `%u`, `%t` and `%T` are, or the address stands at the end.
  init(browser command: String) throws(NewsboatKeyError) {
    // What newsboat puts in has quotation marks of its own.
    var rest = command
    for value in ["%u", "%T", "%t", "%F"] { rest = rest.replacing("\"\(value)\"", with: value).replacing("'\(value)'", with: value) }
    parts = []
    var (text, marks) = ("", QuotationMarks())
    var hasValue = false
    var scanned = rest[...]
    while let character = scanned.popFirst() {
      guard character == "%", let sign = scanned.first, let value = try Self.part(for: sign) else {
        marks.read(character)
        text.append(character)
        continue
      }
      guard marks.isOutside, !Self.readsCommand(text) else { throw .quoted }
      scanned.removeFirst()
      hasValue = true
      parts += [.text(text), value]
      text = ""
    }
    parts.append(.text(text))
    if !hasValue {
      guard marks.isOutside, !Self.readsCommand(text) else { throw .quoted }
      parts += [.text(" "), .value(.url)]
    }
  }

  /// A `bookmark-cmd`: the address, the title, a description that is empty, and the title of the feed follow the command.
  init(bookmark command: String) throws(NewsboatKeyError) {
    var marks = QuotationMarks()
    for character in command { marks.read(character) }
    guard marks.isOutside, !Self.readsCommand(command) else { throw .quoted }
    parts = [.text(command + " "), .value(.url), .text(" "), .value(.title), .text(" \"\" "), .value(.feed)]
  }

  /// The program as the last command of a key.
  var asLastCommand: String { plainCommand ?? "shell \(shellLine)" }

  /// The program as a command that others may follow.
  var asCommand: String {
    plainCommand
      ?? "run sh -c \(Self.quoted(shellLine.replacing("%", with: "%%"))) sh %u %t %f"
  }

  /// Whether what follows the text would be read as a command: by a second shell, as in `sh -c`, or by `eval`.
  private static func readsCommand(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    let isOption = words.last.map { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.hasSuffix("c") } ?? false
    return isOption || words.contains("eval")
  }

  private static func part(for sign: Character) throws(NewsboatKeyError) -> Part? {
    switch sign {
    case "u": return .value(.url)
    case "T": return .value(.title)
    case "t": return .text("article")
    case "F": throw .placeholder("%F")
    default: return nil
    }
  }

  private var shellLine: String {
    let line = parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let value): value.parameter
      }
    }
    return line.joined().trimmingWhitespace()
  }

  /// Commands of the shell itself, of which no program has the name, or another meaning.
  private static let builtIns: Set<String> = [
    "!", ".", "alias", "case", "cd", "command", "exec", "export", "for", "if", "set", "source", "time", "trap", "umask", "until", "while",
    "{",
  ]

  /// The program without a shell; nil when the line has anything that a shell would read.
  private var plainCommand: String? {
    var line = ""
    for part in parts {
      switch part {
      case .text(let text):
        guard text.allSatisfy(Self.isPlain) else { return nil }
        line += text.replacing("%", with: "%%")
      case .value(let value): line += value.placeholder
      }
    }
    let name = line.trimmingWhitespace().prefix { !$0.isWhitespace }
    guard !name.isEmpty, !name.contains("="), !name.contains("%"), !Self.builtIns.contains(String(name)) else { return nil }
    return "run \(line.trimmingWhitespace())"
  }

  /// Whether a character means the same in a shell and in a file of keys.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || " \"_./+:@,-=%".contains(character)
  }

  /// The text as one word of a command.
  private static func quoted(_ text: String) -> String {
    text.contains("'") ? "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" : "'\(text)'"
  }
}
