import CoreDomain

extension SettingKey {
  /// The columns of lists of articles.
  static let listColumns = words(
    "list.columns", among: ArticleListLayout.Column.allCases.map(\.rawValue),
    defaultValue: ArticleListLayout.default.columns.map(\.rawValue))
  /// The form of dates in lists of articles.
  static let listDate = word(
    "list.date", among: ArticleListLayout.DateForm.allCases.map(\.rawValue), defaultValue: ArticleListLayout.default.date.rawValue)
}
