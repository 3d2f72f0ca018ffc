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
  private let ending: String
  var count = Count.counting(isChosen: false)

  init(_ change: ArticleStatus.Change, of query: ArticleQuery, _ ending: String) {
    self.change = change
    self.query = query.whole.changed(by: change)
    self.ending = ending
  }

  var meaning: String {
    switch count {
    case .counting: "\(ending) (counting …)"
    case .articles("0"): "\(ending): no article would change"
    case .articles("1"): "\(ending): 1 article"
    case .articles(let number): "\(ending): \(number) articles"
    }
  }
}
