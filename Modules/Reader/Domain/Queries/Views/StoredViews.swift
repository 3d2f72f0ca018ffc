/// The saved views, and what is wrong with the text in which they are stored.
public struct StoredViews: Hashable, Sendable {
  public let views: SavedViews
  public let mistakes: [ViewMistake]

  public static let none = StoredViews(.none)

  public init(_ views: SavedViews, mistakes: [ViewMistake] = []) {
    self.views = views
    self.mistakes = mistakes
  }
}
