import CoreDomain

/// The feeds of a list, each once. A list names a feed several times when it is in several folders, or when its URL is written differently.
struct OutlineUnion {
  /// The feeds in the order of their first entries. A further folder is a tag.
  private(set) var subscriptions: [Subscription] = []
  /// The further folders of feeds that cannot be tags.
  private(set) var foldersLeftOut: [WebURL: [FolderPath]] = [:]

  init(_ entries: [Subscription]) {
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.url.requested] {
        add(entry, at: place)
      } else {
        places[entry.url.requested] = subscriptions.count
        subscriptions.append(entry)
      }
    }
  }

  private mutating func add(_ entry: Subscription, at place: Int) {
    let known = subscriptions[place]
    var tags = known.tags + entry.tags
    var folder = known.folder
    if folder == .top {
      folder = entry.folder
    } else if !(entry.folder.isInside(folder) && folder.isInside(entry.folder)), let name = entry.folder.names.last {
      do throws(TagNameError) { tags.append(try TagName(name)) } catch { foldersLeftOut[known.url, default: []].append(entry.folder) }
    }
    var seen: Set<TagName> = []
    tags = Array(tags.filter { seen.insert($0).inserted }.prefix(TagName.mostPerFeed))
    subscriptions[place] = known.changed(SubscriptionChange(folder: folder, tags: tags))
  }
}

extension [Subscription] {
  /// The feeds that nobody follows yet under any notation of their URLs.
  func missing(among followed: [Subscription]) -> [Subscription] {
    let known = Set(followed.map(\.url.requested))
    return filter { !known.contains($0.url.requested) }
  }
}
