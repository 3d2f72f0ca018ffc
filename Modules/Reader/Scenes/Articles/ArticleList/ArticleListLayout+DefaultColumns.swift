extension ArticleListLayout {
  /// The layout of users who have chosen none.
  public static let standard = ArticleListLayout(columns: [.marks, .id, .date, .feed, .title, .tags], date: .age)
}
