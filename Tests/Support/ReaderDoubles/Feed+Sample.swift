public import CoreDomain
public import ReaderDomain

extension Feed {
  /// A feed with these items.
  public static func sample(title: String = "Example", homePage: WebURL? = nil, items: [FeedItem] = [.sample()]) -> Feed {
    Feed(format: .atom, title: title, homePage: homePage, items: items)
  }
}
