import ReaderDomain
import ReaderScenes

/// The action to measure, in a scene that shows a list.
enum BenchAction: String, CaseIterable {
  /// Shows the list again.
  case show
  /// Stars or unstars an article.
  case change

  var request: ArticleList.Request {
    switch self {
    case .show: .show(.all)
    case .change: .change(StatusChange([ArticleReference("a1b2c3")], .toggle(.starred)))
    }
  }
}
