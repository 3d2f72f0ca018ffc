extension ArticleSortKey: Comparable {
  /// Whether `left` comes before `right` in a list.
  public static func < (left: ArticleSortKey, right: ArticleSortKey) -> Bool {
    if left.date != right.date { return left.date > right.date }
    if left.firstSeen != right.firstSeen { return left.firstSeen > right.firstSeen }
    if left.position != right.position { return left.position < right.position }
    return left.id < right.id
  }
}
