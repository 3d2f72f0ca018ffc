/// The user's marks on an article. The status is stored separately from the article and outlives it: an item that returns after years is
/// still read and still starred.
public struct ArticleStatus: Hashable, Sendable {
  /// The marks that are set.
  public private(set) var marks: Set<ArticleMark>

  /// The status of an article without marks.
  public static let new = ArticleStatus()

  public init(_ marks: Set<ArticleMark> = []) {
    self.marks = marks
  }

  public var isRead: Bool { marks.contains(.read) }
  public var isStarred: Bool { marks.contains(.starred) }

  /// A status change as a value, so it can be sent, stored, traced and repeated.
  public enum Change: Hashable, Sendable {
    /// Sets or clears the mark.
    case set(ArticleMark, Bool)
    /// Sets the mark when it is clear, and clears it when it is set.
    case toggle(ArticleMark)
  }

  /// Returns the status after a change.
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
