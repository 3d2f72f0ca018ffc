/// What the person has done with an article. It is kept apart from the article and outlives it: an item that comes back after years is
/// still read, and still starred.
public struct ArticleStatus: Hashable, Sendable {
  /// The marks that are set.
  public private(set) var marks: Set<ArticleMark>

  /// An article that nothing was done with yet.
  public static let new = ArticleStatus()

  /// Makes a status of marks.
  public init(_ marks: Set<ArticleMark> = []) {
    self.marks = marks
  }

  /// Whether it was read.
  public var isRead: Bool { marks.contains(.read) }
  /// Whether it is starred.
  public var isStarred: Bool { marks.contains(.starred) }

  /// A change as a value: it can be sent, stored, traced and repeated.
  public enum Change: Hashable, Sendable {
    /// Makes the mark be there or not, whatever it was.
    case set(ArticleMark, Bool)
    /// Turns the mark round.
    case toggle(ArticleMark)
  }

  /// The status after a change.
  public func applying(_ change: Change) -> ArticleStatus {
    var changed = self
    switch change {
    case .set(let mark, true): changed.marks.insert(mark)
    case .set(let mark, false): changed.marks.remove(mark)
    case .toggle(let mark): changed.marks.formSymmetricDifference([mark])
    }
    return changed
  }
}
