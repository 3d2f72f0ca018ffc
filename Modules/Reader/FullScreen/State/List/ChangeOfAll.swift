internal import ReaderDomain

/// A change of all articles of the list, with the number of articles that it would change.
struct ChangeOfAll: Hashable, Sendable {
  enum Count: Hashable {
    /// The articles are being counted. If the user has chosen the change already, it is made when their number is known.
    case counting(isChosen: Bool)
    /// The number as text.
    case articles(String)
  }

  let change: ArticleStatus.Change
  /// The articles that would change.
  let query: ArticleQuery
  /// What is done. It comes first, because a narrow window cuts the rest.
  private let name: String
  var count = Count.counting(isChosen: false)

  init(_ change: ArticleStatus.Change, of query: ArticleQuery, _ name: String) {
    self.change = change
    self.query = query.whole.changed(by: change)
    self.name = name
  }

  var meaning: String {
    switch count {
    case .counting: "\(name) (counting …)"
    case .articles("0"): "\(name): no article of the list would change"
    case .articles("1"): "\(name): 1 article of the list"
    case .articles(let number): "\(name): \(number) articles of the list"
    }
  }
}
