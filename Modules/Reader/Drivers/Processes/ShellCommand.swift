#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A command that the user wrote for the shell, such as the value of PAGER. Quotation marks, variables and pipes in it mean what they mean in a
/// shell. Nothing else becomes a part of its text.
public struct ShellCommand: Hashable, Sendable {
  private let text: String

  /// Nil when the text has only white space.
  public init?(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    self.text = text
  }

  /// The commands of a list such as the value of BROWSER. Colons separate them, except between quotation marks and behind a backslash.
  public static func list(_ text: String) -> [ShellCommand] {
    var texts = [""]
    for (character, quotation) in quotations(in: text) {
      if character == ":", quotation == .none { texts.append("") } else { texts[texts.count - 1].append(character) }
    }
    return texts.compactMap { ShellCommand($0) }
  }

  /// The first word, by which messages name the command.
  public var name: String { text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? text }

  /// Runs the command as `Program.run` does.
  public func run(input: String?) async throws(ProgramError) -> Int { try await run(text, [], input) }

  /// Runs the command with one more argument. The argument stands where `%s` is, and is the last one without `%s`. The shell gets it as `"$1"`:
  /// it reads nothing of it.
  public func run(with argument: String) async throws(ProgramError) -> Int { try await run(textWithArgument, [argument], nil) }

  /// The exit codes that shells report for a command that they cannot find, and for one that they cannot execute (POSIX, XCU 2.8.2).
  private static let (notFound, notExecutable) = (127, 126)

  private func run(_ text: String, _ arguments: [String], _ input: String?) async throws(ProgramError) -> Int {
    let code = try await Program("/bin/sh", ["-c", check + text, "sh"] + arguments).run(input: input)
    switch code {
    case Self.notFound: throw .missing
    case Self.notExecutable: throw .cannotStart(reason: String(cString: strerror(EACCES)))
    default: return code
    }
  }

  /// Ends the shell without its own message when no program has the name. A name that is more than letters is left to the shell.
  private var check: String {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "./_+-".contains($0) }), !name.hasPrefix("-") else { return "" }
    return "command -v \(name) >/dev/null || test -e \(name) || exit \(Self.notFound)\n"
  }

  /// The text with `"$1"` in place of each `%s` behind the first word, also when the user put `%s` between quotation marks.
  private var textWithArgument: String {
    var (result, hasPlace, hasName) = ("", false, false)
    var former: (character: Character, quotation: Quotation) = (" ", .none)
    for (character, quotation) in Self.quotations(in: text) {
      defer { former = (character, quotation) }
      if character.isWhitespace, quotation == .none, !result.allSatisfy(\.isWhitespace) { hasName = true }
      result.append(character)
      guard hasName, character == "s", former.character == "%", former.quotation != .escaped else { continue }
      result.removeLast(2)
      hasPlace = true
      switch quotation {
      case .single: result += "'\"${1}\"'"
      case .double: result += "${1}"
      case .none, .escaped: result += "\"${1}\""
      }
    }
    return hasPlace ? result : result + " \"$1\""
  }

  private enum Quotation {
    case none, single, double
    /// Behind a backslash.
    case escaped
  }

  /// The characters, each with what quotes it.
  private static func quotations(in text: String) -> [(character: Character, quotation: Quotation)] {
    var (open, isEscaped) = (Quotation.none, false)
    return text.map { character in
      if isEscaped {
        isEscaped = false
        return (character, .escaped)
      }
      let before = open
      switch (character, open) {
      case ("\\", .none), ("\\", .double): isEscaped = true
      case ("'", .none): open = .single
      case ("\"", .none): open = .double
      case ("'", .single), ("\"", .double): open = .none
      default: break
      }
      return (character, before)
    }
  }
}
