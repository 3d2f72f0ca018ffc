public import CoreDomain

/// A change of a mark by the user that the server does not have yet. It waits in the queue, the file `server.queue`.
public struct PendingMark: Hashable, Sendable {
  /// The place in the queue, from 1. A later change has a greater number.
  public let number: Int
  public let article: ArticleID
  public let mark: ArticleMark
  public let isSet: Bool
  public let moment: Timestamp

  public init(number: Int, article: ArticleID, mark: ArticleMark, isSet: Bool, moment: Timestamp) {
    self.number = number
    self.article = article
    self.mark = mark
    self.isSet = isSet
    self.moment = moment
  }
}

/// The changes that wait for the next contact.
public struct PendingMarks: Hashable, Sendable {
  /// In the order in which they were made.
  public let marks: [PendingMark]
  /// The number of the last change; that of the last sent change when none waits.
  public let last: Int
  /// The changes that the server refused, one by one. They are not sent again, and the server does not overrule them.
  public let setAside: [PendingMark]

  public init(_ marks: [PendingMark], last: Int, setAside: [PendingMark] = []) {
    self.marks = marks
    self.last = last
    self.setAside = setAside
  }

  /// The articles of which a mark is not taken from the server: the user's change waits, or was refused.
  public var ownMarks: [ArticleMark: Set<ArticleID>] {
    (marks + setAside).reduce(into: [:]) { $0[$1.mark, default: []].insert($1.article) }
  }
}
