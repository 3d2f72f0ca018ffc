package import ArticleStorage

extension ArticleStores {
  /// The same stores with marks that are synced with other devices.
  package func synced(by sync: StatusSync) -> ArticleStores {
    ArticleStores(
      articles: SyncedArticleStore(base: articles, sync: sync), statuses: SyncedStatusStore(base: statuses, sync: sync),
      listings: SyncedListingStore(base: listings, sync: sync), fetchStates: fetchStates, close: close)
  }
}
