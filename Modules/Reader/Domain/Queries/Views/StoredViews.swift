/// The saved views, and the errors in the file that contains them: `views`, which `FileViewStore` reads and writes.
public struct StoredViews: Hashable, Sendable {
  public let views: SavedViews
  public let mistakes: [ViewMistake]

  public init(_ views: SavedViews, mistakes: [ViewMistake] = []) {
    self.views = views
    self.mistakes = mistakes
  }
}
