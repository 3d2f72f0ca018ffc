public import CoreScenes
public import ReaderDomain

/// The scene that lists and changes the user's rules, and says what they do.
public enum RuleList {
  public enum Request: Hashable, Sendable {
    case list
    /// Add a rule, by its line.
    case add(String)
    /// Add a rule that hides articles.
    case mute(MuteInput)
    /// Remove the rule with this number, or the one whose line contains this text.
    case remove(String)
    /// Show what a rule with this query would have hit in the last days.
    case test(Query)
    /// Apply the rules to the articles that are stored.
    case apply(ApplyRulesInput)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// Sentences that say what the rules are, or what was done.
    public let lines: [MessageText]
    /// The number of stored articles that were hidden with a rule.
    public let hidden: Int
    /// Whether an undo takes back the rule that was added. If so, all messages are about this rule.
    public let isUndoable: Bool
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(lines: [MessageText], hidden: Int = 0, isUndoable: Bool = false, messages: [Message], exported: Exported, outcome: Outcome)
    {
      self.lines = lines
      self.hidden = hidden
      self.isUndoable = isUndoable
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
