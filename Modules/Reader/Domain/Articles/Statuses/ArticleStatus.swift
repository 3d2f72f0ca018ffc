/// The user's marks on an article. The status is stored separately from the article and outlives it: an item that returns after years is
/// still read and still starred.
public struct ArticleStatus: Hashable, Sendable {
  public private(set) var marks: Set<ArticleMark>

  /// The status of an article without marks.
  public static let new = ArticleStatus()

  public init(_ marks: Set<ArticleMark> = []) {
    self.marks = marks
  }

  /// Whether a mark is set.
  public func has(_ mark: ArticleMark) -> Bool { marks.contains(mark) }

  /// The marks that only one of the two statuses has, sorted by their stored names.
  public func differingMarks(_ other: ArticleStatus) -> [ArticleMark] { marks.symmetricDifference(other.marks).sorted() }

  public var isRead: Bool { has(.read) }
  public var isStarred: Bool { has(.starred) }
  public var isHidden: Bool { has(.hidden) }

  /// A change of a status. As a value, it can be sent, stored, traced and repeated.
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
    case .set(let mark, let isSet): changed.set(mark, isSet)
    case .toggle(let mark): changed.set(mark, !has(mark))
    }
    return changed
  }

  private mutating func set(_ mark: ArticleMark, _ isSet: Bool) {
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
  }
}
