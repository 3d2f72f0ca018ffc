import CoreDomain

extension SettingKey {
  /// The columns of lists of articles.
  static let listColumns = words(
    "list.columns", among: ArticleListLayout.Column.allCases.map(\.rawValue), standard: ArticleListLayout.standard.columns.map(\.rawValue))
  /// The form of dates in lists of articles.
  static let listDate = word(
    "list.date", among: ArticleListLayout.DateForm.allCases.map(\.rawValue), standard: ArticleListLayout.standard.date.rawValue)
}
