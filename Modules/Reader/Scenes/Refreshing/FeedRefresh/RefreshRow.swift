public import CoreScenes

/// The result of refreshing one feed: the texts to show, and the fields for `--json` and `--plain`.
public struct RefreshRow: Hashable, Sendable {
  /// The kind of the result, which selects the color.
  public enum Tone: Hashable, Sendable {
    /// The feed has new or changed articles, or responds again.
    case good
    /// The feed has nothing new, or is not due.
    case quiet
    /// The feed's server asked for fewer requests.
    case held
    /// The feed failed or is damaged, or its host does not respond.
    case bad
  }

  public let title: String
  /// The result as a sentence.
  public let text: MessageText
  public let tone: Tone
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(title: String, text: MessageText, tone: Tone, exported: ExportedRecord) {
    self.title = title
    self.text = text
    self.tone = tone
    self.exported = exported
  }
}
