internal import CoreDomain
internal import CoreScenes

/// A line of a dialogue, divided into words.
public struct DialogueLine: Sendable {
  /// The first word, in lower case.
  public let verb: String
  /// The other words, as typed.
  public let arguments: [String]
  /// The text after the first word, with the spaces between its words as typed.
  public let text: String
  /// All words as typed.
  var words: [String] { [verb] + arguments }
  /// All words as typed, with one space between them.
  package let whole: String

  /// Nil when the line is empty.
  package init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    verb = first.lowercased()
    arguments = words.dropFirst().map(String.init)
    text = String(line[first.endIndex...]).trimmingWhitespace()
    whole = line.collapsingWhitespace()
  }
}
