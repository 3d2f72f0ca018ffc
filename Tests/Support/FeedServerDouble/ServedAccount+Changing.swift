import LoopbackServer

/// What clients change.
extension ServedAccount {
  /// - Returns: nil for an unknown call.
  mutating func change(as call: GoogleReaderCall, _ habits: FeedServerHabits, _ web: [String: PublishedFeed]) -> CannedResponse? {
    switch call.name {
    case "edit-tag": edit(call, habits)
    case "subscription/quickadd": quickAdd(call.form["quickadd"] ?? "", habits, web)
    case "subscription/edit": editSubscription(call.form, habits, web)
    default: nil
    }
  }

  private mutating func edit(_ call: GoogleReaderCall, _ habits: FeedServerHabits) -> CannedResponse {
    let tags = [(call.form["a"], true), (call.form["r"], false)]
    if !habits.hasLabels, tags.contains(where: { $0.0?.hasPrefix(ServedFeed.label) == true }) {
      return .refusal(500, #"{"error_message":"unsupported tag type"}"#)
    }
    let ids = call.items.compactMap(Self.number)
    for (tag, isSet) in tags {
      switch tag {
      case "user/-/state/com.google/read": change(ids: ids) { $0.isRead = isSet }
      case "user/-/state/com.google/starred": change(ids: ids) { $0.isStarred = isSet }
      case let tag? where tag.hasPrefix(ServedFeed.label):
        let label = String(tag.dropFirst(ServedFeed.label.count))
        // A label with the name of a folder is not made, and nobody says so.
        guard !isFolder(label, habits) else { continue }
        if isSet { add(label: label) }
        change(ids: ids) { if isSet { $0.labels.insert(label) } else { $0.labels.remove(label) } }
      default: break
      }
    }
    return .ok
  }

  private func isFolder(_ name: String, _ habits: FeedServerHabits) -> Bool {
    name == habits.defaultFolder || feeds.contains { $0.folder == name }
  }

  private mutating func quickAdd(_ url: String, _ habits: FeedServerHabits, _ web: [String: PublishedFeed]) -> CannedResponse {
    guard let feed = web[url], !feeds.contains(where: { $0.url == url }) else {
      let reason = web[url] == nil ? "The feed \(url) could not be fetched" : "You have already subscribed to \(url)"
      return habits.refusesQuickAddSoftly
        ? .json(["numResults": 0, "error": reason]) : CannedResponse(status: 500, text: #"{"error_message":"\#(reason)"}"#)
    }
    let number = follow(url, feed)
    return .json(["numResults": 1, "query": url, "streamId": "feed/\(number)", "streamName": feed.title])
  }

  private mutating func editSubscription(
    _ form: FormFields, _ habits: FeedServerHabits, _ web: [String: PublishedFeed]
  ) -> CannedResponse {
    let stream = String((form["s"] ?? "").dropFirst("feed/".count))
    let number = feeds.first { String($0.number) == stream || habits.readsHeaderOfPosts && $0.url == stream }?.number
    switch (form["ac"], number) {
    case ("subscribe", nil):
      guard let feed = web[stream] else { return .refusal(400, "Bad Request!") }
      let followed = follow(stream, feed, title: form["t"].flatMap { $0.isEmpty ? nil : $0 })
      move(followed, form, habits)
    case ("unsubscribe", let number?): unfollow(number)
    case ("edit", let number?):
      if let title = form["t"], !title.isEmpty { change(feed: number) { $0.title = title } }
      move(number, form, habits)
    default: return .refusal(400, "Bad Request!")
    }
    return .ok
  }

  /// A folder with the name of a label is not made: the feed lands in the default one.
  private mutating func move(_ number: Int, _ form: FormFields, _ habits: FeedServerHabits) {
    if let tag = form["a"], tag.hasPrefix(ServedFeed.label) {
      let folder = String(tag.dropFirst(ServedFeed.label.count))
      let isPossible = folder != habits.defaultFolder && !labels.contains(folder)
      change(feed: number) { $0.folder = isPossible ? folder : "" }
    } else if form["r"] != nil {
      change(feed: number) { $0.folder = "" }
    }
  }
}
