internal import ReaderDomain

/// Divides a line of newsboat's file `config` into words and operations, as newsboat does
/// (https://newsboat.org/releases/2.39/docs/newsboat.html#_using_double_quotes). Nothing is run.
struct NewsboatTokens {
  private var rest: Substring
  /// Whether newsboat would run a part of the line, which is between back quotes.
  let runsProgram: Bool

  init(_ line: String) {
    let (text, backQuotes) = Self.unescaped(Self.uncommented(line))
    rest = text[...]
    runsProgram = backQuotes > 1
  }

  /// The next word: a text between quotation marks, or up to white space. Nil at the end.
  mutating func word() -> String? {
    skipBlanks()
    guard let first = rest.first else { return nil }
    return first == "\"" ? rest.popQuotedWord() : plain { !$0.isWhitespace }
  }

  /// All further words.
  mutating func words() -> [String] {
    var words: [String] = []
    while let word = word() { words.append(word) }
    return words
  }

  /// The operations of the rest, between semicolons, without the description behind `--`. Nil when newsboat would not understand them.
  mutating func calls() -> [NewsboatCall]? {
    var calls: [NewsboatCall] = []
    var words: [String] = []
    func ended() -> [NewsboatCall] { words.first.map { calls + [NewsboatCall($0, Array(words.dropFirst()))] } ?? calls }
    while true {
      skipBlanks()
      guard let first = rest.first else { return ended() }
      if first == ";" {
        (calls, words) = (ended(), [])
        rest.removeFirst()
        continue
      }
      if rest.hasPrefix("--"), Self.endsWord(rest.dropFirst(2).first) { return skipDescription() ? ended() : nil }
      words.append(first == "\"" ? rest.popQuotedWord() : plain { !Self.endsWord($0) })
      if rest.first == "\"" || !Self.endsWord(rest.first) { return nil }
    }
  }

  /// Whether what is left is a description: `-- "text"`.
  private mutating func skipDescription() -> Bool {
    rest.removeFirst(2)
    skipBlanks()
    guard rest.first == "\"" else { return false }
    _ = rest.popQuotedWord()
    skipBlanks()
    return rest.isEmpty
  }

  private mutating func plain(while isInWord: (Character) -> Bool) -> String {
    let word = rest.prefix(while: isInWord)
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  /// Whether an operation or its argument ends before this character; nil is the end of the line.
  private static func endsWord(_ character: Character?) -> Bool {
    character.map { $0.isWhitespace || $0 == ";" || $0 == "\"" } ?? true
  }

  /// The line without its comment, which begins with a `#` that is neither escaped nor quoted.
  private static func uncommented(_ line: String) -> Substring {
    var (isEscaped, isQuoted, isBackQuoted) = (false, false, false)
    for index in line.indices {
      let character = line[index]
      // For newsboat, the second of two backslashes escapes, too.
      if character == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped {
        switch character {
        case "\"" where !isBackQuoted: isQuoted.toggle()
        case "`": isBackQuoted.toggle()
        case "#" where !isQuoted && !isBackQuoted: return line[..<index]
        default: break
        }
      }
      isEscaped = false
    }
    return line[...]
  }

  /// The line with escaped back quotes as they are meant, and the number of the others.
  private static func unescaped(_ line: Substring) -> (text: String, backQuotes: Int) {
    var (text, count) = (String.UnicodeScalarView(), 0)
    for scalar in line.unicodeScalars {
      if scalar == "`" {
        if text.last == "\\" { text.removeLast() } else { count += 1 }
      }
      text.append(scalar)
    }
    return (String(text), count)
  }
}
