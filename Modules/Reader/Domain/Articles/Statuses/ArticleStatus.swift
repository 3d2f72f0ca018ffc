/// The user's marks on an article. The status is stored separately from the article and outlives it: an item that returns after years is
/// still read and still starred.
///
/// Read, starred and hidden are stored as bits. A set would cost a hundred times as much, and one change can affect hundreds of thousands
/// of articles.
public struct ArticleStatus: Hashable, Sendable {
  private var bits: UInt8
  /// The marks without a bit of their own.
  private var others: Set<ArticleMark>

  private static let (readBit, starredBit, hiddenBit): (UInt8, UInt8, UInt8) = (1, 2, 4)

  /// The status of an article without marks.
  public static let new = ArticleStatus()

  public init(_ marks: Set<ArticleMark> = []) {
    (bits, others) = (0, marks)
    guard !marks.isEmpty else { return }
    for mark in [ArticleMark.read, .starred, .hidden] where others.remove(mark) != nil { bits |= Self.bit(of: mark) ?? 0 }
  }

  public var marks: Set<ArticleMark> {
    let known = Self.marks(ofBits: bits)
    return known.isEmpty ? others : others.union(known)
  }

  /// Whether a mark is set.
  public func has(_ mark: ArticleMark) -> Bool { Self.bit(of: mark).map { bits & $0 != 0 } ?? others.contains(mark) }

  /// The marks that only one of the two statuses has, sorted by their stored names.
  public func differingMarks(_ other: ArticleStatus) -> [ArticleMark] {
    let known = Self.marks(ofBits: bits ^ other.bits)
    if others.isEmpty, other.others.isEmpty { return known }
    return (known + others.symmetricDifference(other.others)).sorted()
  }

  /// The marks of each combination of bits, sorted by their stored names.
  private static let known: [[ArticleMark]] = [
    [], [.read], [.starred], [.read, .starred], [.hidden], [.hidden, .read], [.hidden, .starred], [.hidden, .read, .starred],
  ]

  private static func marks(ofBits bits: UInt8) -> [ArticleMark] { known[Int(bits)] }

  private static func bit(of mark: ArticleMark) -> UInt8? {
    switch mark {
    case .read: readBit
    case .starred: starredBit
    case .hidden: hiddenBit
    default: nil
    }
  }

  public var isRead: Bool { bits & Self.readBit != 0 }
  public var isStarred: Bool { bits & Self.starredBit != 0 }
  public var isHidden: Bool { bits & Self.hiddenBit != 0 }

  /// The marks without a bit of their own.
  var otherMarks: Set<ArticleMark> { others }

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
    if let bit = Self.bit(of: mark) {
      bits = isSet ? bits | bit : bits & ~bit
    } else if isSet {
      others.insert(mark)
    } else {
      others.remove(mark)
    }
  }
}

extension ArticleStatus: CustomReflectable {
  /// Shows the marks instead of their internal storage.
  public var customMirror: Mirror { Mirror(self, children: ["marks": marks], displayStyle: .struct) }
}
