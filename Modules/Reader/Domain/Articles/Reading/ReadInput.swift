import CoreDomain

public struct ReadInput: Hashable, Sendable {
  public let target: StatusChange.Target
  public let marksRead: Bool
  /// Whether the duplicates of the articles in other feeds are marked read with them.
  public let includesDuplicates: Bool
  /// Whether one undo takes this back together with what was read before. In a session, it takes back only the last article.
  public let joinsUndo: Bool

  public init(_ target: StatusChange.Target, marksRead: Bool = true, includesDuplicates: Bool = false, joinsUndo: Bool = true) {
    self.target = target
    self.marksRead = marksRead
    self.includesDuplicates = includesDuplicates
    self.joinsUndo = joinsUndo
  }

  /// Whether it asks for one article, and not for some articles of which there may be one.
  public var isForOne: Bool {
    switch target {
    case .articles(let references): references.count == 1
    case .matching(let query): query.window.size == 1
    }
  }
}
