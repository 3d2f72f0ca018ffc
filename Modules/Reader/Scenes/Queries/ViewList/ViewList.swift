public import CoreScenes
public import ReaderDomain

/// The scene that lists, saves and removes views, which are queries under a name.
public enum ViewList {
  public enum Request: Hashable, Sendable {
    /// List all views with the numbers of their articles.
    case show
    /// The same beside a list of feeds, which is the main thing: without views there is nothing to say, and an error is a warning. A view whose query looks
    /// into the texts of articles is not counted.
    case showBesideFeeds
    /// Show the query of one view.
    case showOne(String)
    case save(SaveViewInput)
    case remove(String)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// The views in the order of the user.
    public let rows: [ViewRow]
    /// All views, for queries that name them; nil when they are unknown or unchanged.
    public let views: SavedViews?
    /// Sentences that say what was done, or the query of one view.
    public let lines: [MessageText]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(
      rows: [ViewRow] = [], views: SavedViews? = nil, lines: [MessageText] = [], messages: [Message], exported: Exported, outcome: Outcome
    ) {
      self.rows = rows
      self.views = views
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
