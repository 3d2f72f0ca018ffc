/// Rules may know Articles, which may not know Rules.
public struct Rule {
  public let article: Article
}
