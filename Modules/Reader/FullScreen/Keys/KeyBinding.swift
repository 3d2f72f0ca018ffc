/// An action with its keys, and the words that help texts show. ``KeyMap/defaultKeyBindings`` has them all.
struct KeyBinding: Hashable, Sendable {
  let action: ScreenAction
  let keys: [Key]
  /// The keys for a user of newsboat; none when newsboat has something else on them.
  let newsboatKeys: [Key]
  /// The panes in which the keys work.
  let panes: Set<ScreenPane>
  /// One or two words for the footer.
  let word: String
  /// A phrase that says what the action does. It is short, so that a menu of 80 columns shows the whole phrase.
  let meaning: String

  /// - Parameter newsboatKeys: nil when they are the same.
  init(
    _ action: ScreenAction, _ keys: [Key], newsboat newsboatKeys: [Key]? = nil, _ word: String, _ meaning: String,
    in panes: Set<ScreenPane> = Set(ScreenPane.allCases)
  ) {
    self.action = action
    self.keys = keys
    self.newsboatKeys = newsboatKeys ?? keys
    self.panes = panes
    self.word = word
    self.meaning = meaning
  }
}
