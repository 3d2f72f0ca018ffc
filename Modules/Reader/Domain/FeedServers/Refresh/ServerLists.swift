/// The lists of a feed server in one contact.
struct ServerLists: Sendable {
  let all: ServerItemList
  let marks: ServerMarks
  /// All items of the lists, each once: those of `all`, the newest first, and then the others.
  let items: [ServerItemID]
  /// Whether absence from the lists means anything.
  let areComplete: Bool
  /// Whether they name everything that is unread, starred or tagged. The list of all items may end before: a server can have millions.
  let haveAllMarks: Bool

  /// The number of listed items from which on no list of a label is read any more. It limits what the lists of a thousand labels need in memory.
  private static let maximumItems = 1_000_000

  /// Reads the lists.
  /// - Parameters:
  ///   - labels: the labels of the server. Those that are no tag are not read.
  ///   - folders: the folders on the server. Some servers name them among the labels.
  ///   - limit: the number of listed items from which on no further label is read. Tags of such labels stay as they are.
  init(
    from session: any FeedServerSession, labels: [ServerLabel], folders: Set<FolderPath>, limit: Int = Self.maximumItems
  ) async throws(ReaderError) {
    let all = try await session.items(in: .all)
    let unread = try await session.items(in: .unread)
    let starred = try await session.items(in: .starred)
    let names = FolderNames(folders)
    var labelled: [ServerLabel: ServerItemList] = [:]
    var count = all.ids.count + unread.ids.count + starred.ids.count
    let wanted = labels.filter { label in label.tag.map { !names.contains($0) } ?? false }
    for label in wanted where count < limit {
      let list = try await session.items(in: .label(label))
      count += list.ids.count
      labelled[label] = list
    }
    let hasAllLabels = labelled.count == wanted.count
    if !labelled.isEmpty {
      // Of a label that was removed meanwhile, some servers list all articles.
      let remaining = Set(try await session.labels())
      labelled = labelled.filter { remaining.contains($0.key) }
    }
    let lists = [all, unread, starred] + labelled.sorted { $0.key.text.precedes($1.key.text) }.map(\.value)
    var seen: Set<ServerItemID> = []
    items = lists.flatMap(\.ids).filter { seen.insert($0).inserted }
    haveAllMarks = hasAllLabels && lists.dropFirst().allSatisfy(\.isComplete)
    areComplete = haveAllMarks && all.isComplete
    self.all = all
    marks = ServerMarks(all: all, unread: unread, starred: starred, labels: labelled)
  }

  /// The known items that the server has dropped. A server that has suddenly lost most of its items is not believed, except about articles that
  /// it has under another number: the old number would get the changes of their marks, too, and nothing would take them.
  /// - Parameter arrived: the items that this contact has recorded.
  func gone(among known: [ServerItemID: ArticleID], arrived: [ServerItemID: ArticleID]) -> Set<ServerItemID> {
    guard areComplete else { return [] }
    let gone = known.filter { !marks.contains($0.key) }
    if gone.isEmpty || gone.count * 2 < known.count { return Set(gone.keys) }
    let living = Set(known.merging(arrived) { _, new in new }.filter { marks.contains($0.key) }.values)
    return Set(gone.filter { living.contains($0.value) }.keys)
  }

  /// The items of each article, sorted.
  static func byArticle(_ items: [ServerItemID: ArticleID]) -> [ArticleID: [ServerItemID]] {
    var articles: [ArticleID: [ServerItemID]] = [:]
    for (item, article) in items { articles[article, default: []].append(item) }
    return articles.mapValues { $0.count > 1 ? $0.sorted() : $0 }
  }
}
