/// The marks that articles have on a feed server.
///
/// A list that contains an item sets its mark. A list that lacks an item clears the mark only if the list is complete and the list of all
/// items contains the item: servers drop old items from every list, and such items keep their marks.
struct ServerMarks: Sendable {
  private struct Members: Sendable {
    var ids: Set<ServerItemID> = []
    var isComplete = true

    mutating func add(_ list: ServerItemList) {
      ids.formUnion(list.ids)
      isComplete = isComplete && list.isComplete
    }
  }

  private let all: Set<ServerItemID>
  private let unread: Members
  private let starred: Members
  /// The marks of the tags that have a label, and whether the lists of their labels are complete.
  private let tags: [ArticleMark: Bool]
  private let tagged: [ServerItemID: [ArticleMark]]

  /// - Parameter labels: the list of each label. Several labels may be one tag; labels that are no tag are ignored.
  init(all: ServerItemList, unread: ServerItemList, starred: ServerItemList, labels: [ServerLabel: ServerItemList]) {
    self.all = Set(all.ids)
    (self.unread, self.starred) = (Self.members(of: [unread]), Self.members(of: [starred]))
    let lists = Dictionary(grouping: labels.filter { $0.key.tag != nil }) { $0.key.tag.map(ArticleMark.tag) }
    var (tags, tagged): ([ArticleMark: Bool], [ServerItemID: [ArticleMark]]) = ([:], [:])
    for case (let mark?, let lists) in lists {
      let members = Self.members(of: lists.map(\.value))
      tags[mark] = members.isComplete
      for id in members.ids { tagged[id, default: []].append(mark) }
    }
    (self.tags, self.tagged) = (tags, tagged)
  }

  private static func members(of lists: [ServerItemList]) -> Members { lists.reduce(into: Members()) { $0.add($1) } }

  /// Whether any list contains the item.
  func contains(_ id: ServerItemID) -> Bool {
    all.contains(id) || unread.ids.contains(id) || starred.ids.contains(id) || tagged[id] != nil
  }

  func isUnread(_ id: ServerItemID) -> Bool { unread.ids.contains(id) }

  /// Whether the server has starred or tagged the item.
  func keeps(_ id: ServerItemID) -> Bool { starred.ids.contains(id) || tagged[id] != nil }

  /// What makes articles equal to the server.
  /// - Parameters:
  ///   - items: the items of each article.
  ///   - statuses: the statuses of the articles; those without marks may be missing.
  func edits(of items: [ArticleID: [ServerItemID]], statuses: [ArticleID: ArticleStatus]) -> [StatusEdit] {
    var edits = MarkEdits()
    for (article, ids) in items {
      let status = statuses[article] ?? .new
      for (mark, isSet) in marks(of: ids, status) where status.has(mark) != isSet { edits.add(mark, isSet, to: article) }
    }
    return edits.all
  }

  /// What unites the marks of articles with those of the server, when their items are seen for the first time.
  /// - Returns: the marks that the articles lack, and the marks that the server lacks.
  func union(
    of items: [ArticleID: [ServerItemID]], statuses: [ArticleID: ArticleStatus]
  ) -> (missingHere: [StatusEdit], missingThere: [StatusEdit]) {
    var (here, there) = (MarkEdits(), MarkEdits())
    for (article, ids) in items {
      let status = statuses[article] ?? .new
      let marks = marks(of: ids, status)
      for (mark, isSet) in marks where isSet && !status.has(mark) { here.add(mark, true, to: article) }
      for mark in status.marks where mark.isOnServers && marks[mark] != true { there.add(mark, true, to: article) }
    }
    return (here.all, there.all)
  }

  /// The marks of an article on the server, as far as the server tells.
  private func marks(of ids: [ServerItemID], _ status: ArticleStatus) -> [ArticleMark: Bool] {
    let isListed = ids.contains(where: all.contains)
    var marks: [ArticleMark: Bool] = [:]
    if ids.contains(where: unread.ids.contains) { marks[.read] = false } else if isListed, unread.isComplete { marks[.read] = true }
    if ids.contains(where: starred.ids.contains) {
      marks[.starred] = true
    } else if isListed, starred.isComplete {
      marks[.starred] = false
    }
    for tag in status.tags where isListed && tags[.tag(tag)] == true { marks[.tag(tag)] = false }
    for id in ids { for mark in tagged[id] ?? [] { marks[mark] = true } }
    return marks
  }
}

/// Collects changes of single marks.
struct MarkEdits: Sendable {
  private var ids: [ArticleMark: [Bool: [ArticleID]]] = [:]

  mutating func add(_ mark: ArticleMark, _ isSet: Bool, to article: ArticleID) {
    ids[mark, default: [:]][isSet, default: []].append(article)
  }

  /// One edit for each mark and direction, in the order of the marks. The ids of an edit are sorted.
  var all: [StatusEdit] {
    ids.sorted { $0.key < $1.key }.flatMap { mark, ids in
      [true, false].compactMap { isSet in ids[isSet].map { StatusEdit(mark: mark, isSet: isSet, ids: $0.sorted()) } }
    }
  }
}
