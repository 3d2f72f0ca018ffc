/// The view model of a scene that shows only sentences.
public struct SentencesViewModel: SceneViewModel, Hashable {
  /// Sentences about what was done or found.
  public let lines: [String]
  public let messages: [Message]
  public let exported: Exported
  public let outcome: Outcome

  public init(lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
    self.lines = lines
    self.messages = messages
    self.exported = exported
    self.outcome = outcome
  }
}
