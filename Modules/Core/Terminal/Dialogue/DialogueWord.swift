internal import CoreDomain
public import CoreScenes

/// A word of a dialogue that only some scenes have, besides the requests.
@MainActor
public struct DialogueWord {
  public let text: String
  /// What the word does, for the help text.
  public let meaning: String
  /// Runs the word, and returns what to show.
  public let answer: @MainActor () async -> SentencesViewModel

  public init(_ text: String, _ meaning: String, answer: @escaping @MainActor () async -> SentencesViewModel) {
    self.text = text
    self.meaning = meaning
    self.answer = answer
  }

  func matches(_ line: String) -> Bool { DialogueLine(line)?.words.map { $0.lowercased() } == [text] }
}
