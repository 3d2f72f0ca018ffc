import CoreDomain

/// The command of a source.
public enum SourceCommand: Hashable, Sendable {
  /// A program, by its path or by a name that is searched for in PATH, and its arguments. No shell reads them.
  case program(name: String, arguments: [String])
  /// A text that `/bin/sh` reads: what follows the word `shell`.
  case shell(String)

  /// The first word of a command that a shell reads.
  private static let shellWord = "shell"

  /// Reads a command. White space divides it into words, except between quotation marks and behind a backslash (`CommandWords`).
  init(_ text: String) throws(LocalSourceError) {
    let beginning = text.prefix { !$0.isWhitespace }
    if beginning == Self.shellWord {
      let line = String(text.dropFirst(beginning.count)).trimmingWhitespace()
      guard !line.isEmpty else { throw .noCommand }
      self = .shell(line)
      return
    }
    guard let words = CommandWords(text)?.words else { throw .openQuotation }
    guard let name = words.first, !name.isEmpty else { throw .noCommand }
    guard !name.contains("/") || LocalSource.isIndependent(name) else { throw .relativePath(name) }
    self = .program(name: name, arguments: Array(words.dropFirst()))
  }
}
