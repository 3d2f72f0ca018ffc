import Scenes

extension ArticleCount.ViewModel {
  /// A count with this outcome.
  static func sample(_ outcome: Outcome = .done) -> ArticleCount.ViewModel {
    ArticleCount.ViewModel(number: "3", messages: [], exported: .number(3), outcome: outcome)
  }
}
