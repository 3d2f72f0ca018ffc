import LoopbackServer

/// What clients read.
extension ServedAccount {
  /// - Returns: nil for an unknown call.
  func answer(to call: GoogleReaderCall, _ habits: FeedServerHabits) -> CannedResponse? {
    guard ["subscription/list", "tag/list", "stream/items/ids"].contains(call.name) else { return nil }
    guard call.query["output"] == "json" else {
      return habits.answersUnknownCalls ? .refusal(400, "Bad Request!") : .refusal(501, "Not Implemented!")
    }
    switch call.name {
    case "subscription/list": return .json(["subscriptions": feeds.filter { !$0.isHidden }.map { entry(of: $0, habits) }])
    case "tag/list": return .json(["tags": tags(habits)])
    default: return page(of: call, habits)
    }
  }

  private func entry(of feed: ServedFeed, _ habits: FeedServerHabits) -> [String: Any] {
    let folder = feed.folder.isEmpty ? habits.defaultFolder : feed.folder
    return [
      "id": "feed/\(feed.number)", "title": habits.widensTitles ? feed.title.widened(isOfFeed: true) : feed.title, "url": feed.url,
      "htmlUrl": "https://quay.example/", "iconUrl": "", "categories": [["id": ServedFeed.label + folder, "label": folder]],
    ]
  }

  private func tags(_ habits: FeedServerHabits) -> [[String: Any]] {
    let folders = Set(feeds.map { $0.folder.isEmpty ? habits.defaultFolder : $0.folder }).sorted()
    return [["id": "user/-/state/com.google/starred"]] + folders.map { ["id": ServedFeed.label + $0, "type": "folder"] }
      + (habits.hasLabels ? labels.sorted().map { ["id": ServedFeed.label + $0, "type": "tag", "unread_count": 0] } : [])
  }

  private func page(of call: GoogleReaderCall, _ habits: FeedServerHabits) -> CannedResponse {
    var all = call.query["s"].flatMap { articles(in: $0, defaultFolder: habits.defaultFolder) }
    if all == nil, habits.listsAllForUnknownStreams { all = Array(articles.values) }
    guard var list = all else { return .refusal(500, "Internal Server Error") }
    if call.query["xt"] == "user/-/state/com.google/read" { list.removeAll(where: \.isRead) }
    list.sort { habits.listsByPublication ? ($0.item.published, $0.id) > ($1.item.published, $1.id) : $0.id > $1.id }
    let asked = call.query["n"].flatMap { Int($0) } ?? (habits.pageLimit ?? 20)
    let count = min(asked <= 0 ? .max : asked, habits.pageLimit ?? .max)
    let start = start(of: call.query["c"], in: list, habits)
    let ids = list.dropFirst(start).prefix(count).map { String($0.id) }
    var answer: [String: Any] = ["itemRefs": ids.map { ["id": $0] }]
    if habits.continuesByOffset {
      if start + ids.count < list.count { answer["continuation"] = String(start + ids.count) }
    } else if ids.count >= count, let last = ids.last {
      answer["continuation"] = last
    }
    return .json(answer)
  }

  /// The place of a page in a list. FreshRSS skips the first article from the continuation on, whichever it is: if that of the
  /// continuation has left the list, the next one is lost.
  private func start(of continuation: String?, in list: [ServedArticle], _ habits: FeedServerHabits) -> Int {
    guard let number = continuation.flatMap({ Int64($0) }) else { return 0 }
    if habits.continuesByOffset { return min(Int(number), list.count) }
    return min((list.firstIndex { $0.id <= number } ?? list.count) + 1, list.count)
  }

  func contents(of call: GoogleReaderCall, _ habits: FeedServerHabits) -> CannedResponse {
    guard !call.items.isEmpty else { return .refusal(400, "Bad Request!") }
    let ids = Set(call.items.compactMap(Self.number))
    let found = ids.sorted(by: >).compactMap { articles[$0] }
    return .json(["id": "user/-/state/com.google/reading-list", "updated": 1_795_800_000, "items": found.map { item(of: $0, habits) }])
  }

  /// Reads the long form, and the short one in hexadecimal or decimal digits.
  static func number(_ item: String) -> Int64? {
    let last = item.split(separator: "/").last.map(String.init) ?? ""
    let isDecimal = last.count == item.count && last.allSatisfy(\.isNumber) && !last.hasPrefix("0")
    return isDecimal ? Int64(last) : UInt64(last, radix: 16).map { Int64(bitPattern: $0) }
  }

  private func item(of article: ServedArticle, _ habits: FeedServerHabits) -> [String: Any] {
    let item = article.item
    let feed = feeds.first { $0.number == article.feed }
    let folder = feed?.folder ?? ""
    let hex = String(UInt64(bitPattern: article.id), radix: 16)
    var categories = ["user/-/state/com.google/reading-list", ServedFeed.label + (folder.isEmpty ? habits.defaultFolder : folder)]
    if article.isRead { categories.append("user/-/state/com.google/read") }
    if article.isStarred { categories.append("user/-/state/com.google/starred") }
    categories += article.labels.sorted().map { ServedFeed.label + $0 } + item.categories
    var answer: [String: Any] = [
      "id": "tag:google.com,2005:reader/item/" + String(repeating: "0", count: 16 - hex.count) + hex,
      "crawlTimeMsec": String(article.id / 1_000), "timestampUsec": String(article.id), "published": item.published,
      "title": habits.widensTitles ? item.title.widened(isOfFeed: false) : item.title, "author": item.author,
      "canonical": [["href": item.url]], "alternate": [["href": item.url]], "summary": ["content": item.text], "categories": categories,
      "origin": ["streamId": "feed/\(article.feed)", "title": feed?.title ?? "", "htmlUrl": "https://quay.example/"],
    ]
    if habits.repeatsText { answer["content"] = ["content": item.text] }
    if let enclosure = item.enclosure {
      answer["enclosure"] = [[habits.enclosureAddress: enclosure, "type": "audio/mpeg", "length": 1_234]]
    }
    return answer
  }
}

extension String {
  /// The text as FreshRSS writes it for clients that show titles as HTML.
  fileprivate func widened(isOfFeed: Bool) -> String {
    let always: [Character: Character] = ["&": "＆", "<": "＜", ">": "＞"]
    let inFeeds: [Character: Character] = ["?": "？", "\\": "＼", "/": "／", ",": "，", ";": "；"]
    return String(map { always[$0] ?? (isOfFeed ? inFeeds[$0] : nil) ?? $0 })
  }
}
