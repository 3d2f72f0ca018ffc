import CoreDomain

/// The requests that send the waiting changes to a feed server: of each article and mark, the last change.
struct PushPlan: Sendable {
  /// One mark, in one direction.
  struct Request: Hashable, Sendable {
    let mark: ServerMark
    let isSet: Bool
    /// At most `ServerBatch.maximumItems`.
    let items: [ServerItemID]
  }

  /// The requests, in the order unread, read, unstarred, starred, labels. The turn decides which articles and labels come first.
  let requests: [Request]
  /// The changes of tags that a server would confuse with folders. They stay here.
  let withheld: MarkEdits
  /// The changes of articles that are no item of the server so far.
  let unsent: [ArticleID: [ArticleMark: Bool]]
  /// The number of the last change before the first of `unsent`.
  let sentThrough: Int
  /// The number of the last change.
  let last: Int

  /// - Parameters:
  ///   - items: the items of each article.
  ///   - labels: the labels of the server. A tag goes to all labels that differ from it only in case; without one, its name is sent.
  ///   - folders: the folders on the server. A label with the name of a folder would be lost, so such a tag is not sent.
  ///   - turn: see `turn(at:)`.
  init(
    _ pending: PendingMarks, items: [ArticleID: [ServerItemID]], labels: [ServerLabel], folders: Set<FolderPath>, turn: UInt64
  ) {
    var changes: [ArticleMark: [ArticleID: Bool]] = [:]
    var unsent: [ArticleID: [ArticleMark: Bool]] = [:]
    var sentThrough = pending.last
    for change in pending.marks where change.mark.isOnServers {
      if items[change.article] != nil {
        changes[change.mark, default: [:]][change.article] = change.isSet
      } else {
        unsent[change.article, default: [:]][change.mark] = change.isSet
        sentThrough = min(sentThrough, change.number - 1)
      }
    }
    (self.unsent, self.sentThrough, last) = (unsent, sentThrough, pending.last)

    let spellings = Dictionary(grouping: labels) { $0.tag }
    let reserved = FolderNames(folders)
    func isWithheld(_ mark: ArticleMark) -> Bool { mark.tag.map { reserved.contains($0) } ?? false }
    var withheld = MarkEdits()
    for (mark, articles) in changes where isWithheld(mark) {
      for (article, isSet) in articles { withheld.add(mark, isSet, to: article) }
    }
    self.withheld = withheld
    func serverMarks(of mark: ArticleMark, isSet: Bool) -> [ServerMark] {
      if mark == .read { return [.read] }
      if mark == .starred { return [.starred] }
      guard let tag = mark.tag else { return [] }
      let known = (spellings[tag] ?? []).sorted { $0.text.precedes($1.text) }
      return isSet ? [.label(known.first ?? ServerLabel(tag.text))] : known.map(ServerMark.label)
    }
    let marks = changes.keys.filter { !isWithheld($0) }.sorted { Self.rank($0) < Self.rank($1) }
    let ordered = marks.filter { $0.tag == nil } + Self.turned(marks.filter { $0.tag != nil }, by: turn)
    requests = ordered.flatMap { mark in
      [false, true].flatMap { isSet in
        let ids: [ServerItemID] = (changes[mark] ?? [:]).filter { $0.value == isSet }.keys.flatMap { items[$0] ?? [] }.sorted()
        return serverMarks(of: mark, isSet: isSet).flatMap { mark in
          ServerBatch.batches(of: Self.turned(ids, by: turn)).map { Request(mark: mark, isSet: isSet, items: $0) }
        }
      }
    }
  }

  private static func rank(_ mark: ArticleMark) -> (Int, ArticleMark) { (mark == .read ? 0 : mark == .starred ? 1 : 2, mark) }

  /// Which of many articles and labels a contact begins with. A few for which the server always fails end the requests early; in a fixed order,
  /// they would keep back the same others for ever. Contacts begin at regular times, so the moment is scattered.
  static func turn(at moment: Timestamp) -> UInt64 { (UInt64(bitPattern: moment.milliseconds) &* 0x9E37_79B9_7F4A_7C15) >> 32 }

  /// The elements from another one on, and those before it at the end.
  private static func turned<Element>(_ elements: [Element], by turn: UInt64) -> [Element] {
    guard !elements.isEmpty else { return [] }
    let first = Int(turn % UInt64(elements.count))
    return Array(elements[first...] + elements[..<first])
  }
}
