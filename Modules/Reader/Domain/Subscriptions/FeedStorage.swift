/// Where feeds are stored: the list of them, their articles, and how requesting them went. What adds, joins or refreshes feeds changes all three.
public struct FeedStorage: Sendable {
  let subscriptions: any SubscriptionRepository
  let articles: any ArticleRepository
  let fetchStates: any FetchStateRepository

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, fetchStates: any FetchStateRepository
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.fetchStates = fetchStates
  }
}
