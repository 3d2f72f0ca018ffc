import CoreDomain

/// The feeds of a list, each once. A list names a feed several times when it is in several folders, or when its URL is written differently.
struct OutlineUnion {
  /// The feeds in the order of their first entries. A further folder is a tag. A feed has the first title of its entries.
  private(set) var subscriptions: [Subscription] = []
  /// The further folders of feeds that cannot be tags.
  private(set) var foldersLeftOut: [WebURL: [FolderPath]] = [:]

  init(_ entries: [Subscription]) {
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.url.normalized] {
        add(entry, at: place)
      } else {
        places[entry.url.normalized] = subscriptions.count
        subscriptions.append(entry)
      }
    }
  }

  private mutating func add(_ entry: Subscription, at place: Int) {
    let known = subscriptions[place]
    var (change, folderLeftOut) = known.placement(unitedWith: entry)
    if known.ownTitle == nil { change.title = entry.ownTitle }
    if let folderLeftOut { foldersLeftOut[known.url, default: []].append(folderLeftOut) }
    subscriptions[place] = known.changed(change)
  }
}

extension Subscription {
  /// The folder and the tags of two entries of one feed. A second folder becomes a tag.
  /// - Returns: the folder and the tags, and the second folder if it cannot be a tag.
  func placement(unitedWith other: Subscription) -> (change: SubscriptionChange, folderLeftOut: FolderPath?) {
    var tags = tags + other.tags
    var folder = folder
    var leftOut: FolderPath?
    if folder == .top {
      folder = other.folder
    } else if !other.folder.isSame(as: folder), let name = other.folder.names.last {
      do throws(TagNameError) { tags.append(try TagName(name)) } catch { leftOut = other.folder }
    }
    var seen: Set<TagName> = []
    tags = Array(tags.filter { seen.insert($0).inserted }.prefix(TagName.maximumPerFeed))
    return (SubscriptionChange(folder: folder, tags: tags), leftOut)
  }
}

extension [Subscription] {
  /// The feeds that nobody follows yet under any notation of their URLs.
  func missing(among subscribed: [Subscription]) -> [Subscription] {
    let known = Set(subscribed.map(\.url.normalized))
    return filter { !known.contains($0.url.normalized) }
  }
}
