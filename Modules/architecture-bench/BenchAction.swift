import Domain
import Scenes

/// What is measured, with a list shown.
enum BenchAction: String, CaseIterable {
  /// The list is shown anew.
  case show
  /// An article is starred or unstarred.
  case change

  var request: ArticleList.Request {
    switch self {
    case .show: .show(.all)
    case .change: .change(StatusChange([ArticleReference("a1b2c3")], .toggle(.starred)))
    }
  }
}
