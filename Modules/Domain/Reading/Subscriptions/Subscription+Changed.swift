extension Subscription {
  /// A copy at another URL.
  public func moved(to url: WebURL, former: WebURL?) -> Subscription {
    Subscription(
      id: id, url: url, formerURL: former, title: ownTitle ?? "", feedTitle: feedTitle, site: site, folder: folder, settings: settings,
      attributes: attributes)
  }

  /// A copy with the changes of a user.
  public func changed(_ change: SubscriptionChange) -> Subscription {
    Subscription(
      id: id, url: url, formerURL: formerURL, title: change.title ?? ownTitle ?? "", feedTitle: feedTitle, site: site,
      folder: change.folder ?? folder, settings: change.settings ?? settings, attributes: attributes)
  }

  /// A copy with the title that the feed gives itself.
  public func titled(byFeed title: String) -> Subscription {
    Subscription(
      id: id, url: url, formerURL: formerURL, title: ownTitle ?? "", feedTitle: title, site: site, folder: folder, settings: settings,
      attributes: attributes)
  }
}
