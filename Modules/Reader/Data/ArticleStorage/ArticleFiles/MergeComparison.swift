package import ReaderDomain

/// Compares a fetched feed with the stored articles: which ones are new, which ones were edited, and which lines to store.
package struct MergeComparison<Stored: StoredLines> {
  /// The new articles, in the order of the document.
  package private(set) var new: [ArticleID] = []
  /// The lines to store, one per article.
  package private(set) var lines: [ArticleLine] = []
  /// The number of stored articles whose content changes.
  package var changed: Int { changedIDs.count }

  private let stored: Stored
  /// The stored ids, read on first use. Unchanged articles do not need them.
  private var ids: Set<ArticleID>?
  private var identities: MergeIdentities
  /// See `MergeIdentities.recognized`.
  package var recognized: Set<ArticleID> { identities.recognized }
  private var changedIDs: Set<ArticleID> = []
  /// The positions in `lines`, by article.
  private var places: [ArticleID: Int] = [:]

  /// Compares the articles of a fetched feed with the stored ones.
  package init(of articles: [ArticleMerge.IncomingArticle], with stored: Stored) throws(Stored.Failure) {
    self.stored = stored
    identities = MergeIdentities(articles)
    for article in articles { try add(article) }
  }

  /// The marks that the new articles get that have no status yet. An article that has one was here before, or another device has sent its
  /// marks: those are the user's.
  /// - Parameter statuses: returns the statuses of articles. Unmarked ones may be missing.
  package func marks(
    by marker: (any ArrivalMarker)?, statuses: (Set<ArticleID>) throws(Stored.Failure) -> [ArticleID: ArticleStatus]
  ) throws(Stored.Failure) -> ArrivalMarks {
    guard let marker, !new.isEmpty else { return .none }
    let known = try statuses(Set(new))
    let arrived: [ArticleLine] = new.filter { (known[$0] ?? .new) == .new }.compactMap { places[$0] }.map { lines[$0] }
    let entries = arrived.map { ArticleWithStatus(article: $0.record.article(of: stored.feed), status: .new) }
    return marker.marks(for: entries, of: stored.feed) { QueryBody(arrived[$0].body) }
  }

  private mutating func add(_ incoming: ArticleMerge.IncomingArticle) throws(Stored.Failure) {
    let digest = ContentHash.value(of: incoming)
    // An article that is stored unchanged under its own id is this item. The search for a matching one is unnecessary.
    if try isStored(incoming.article.id, as: digest) { return }
    let id = try identity(of: incoming)
    if try isStored(id, as: digest) { return }
    guard let before = try line(of: id) else {
      new.append(id)
      let (article, body) = (incoming.article(as: id), incoming.body)
      return put(ArticleLine(article, body, fullHTML: incoming.fullHTML, digest: digest, reading: incoming.reading))
    }
    let body = before.body?.body ?? .none
    let article = ArticleMerge.merged(incoming, into: before.record.article(of: stored.feed), with: body)
    let isReadAsBefore = incoming.reading == before.record.reading
    var after = ArticleLine(
      article, ArticleMerge.merged(incoming.body, into: body), fullHTML: before.body?.fullHTML ?? incoming.fullHTML,
      digest: before.record.digest, reading: before.record.reading)
    // Compares records instead of entities, so that only stored differences count.
    let isChanged = after.record != before.record || after.body != before.body
    guard isChanged || !isReadAsBefore else { return }
    if isChanged, places[id] == nil {
      changedIDs.insert(id)
      // Otherwise, the difference may come from the way of reading.
      if isReadAsBefore, incoming.reading != nil { after.record.isEdited = true }
    }
    after.record.digest = digest
    after.record.reading = incoming.reading
    put(after)
  }

  private mutating func put(_ line: ArticleLine) {
    if let place = places[line.record.id] {
      lines[place] = line
    } else {
      places[line.record.id] = lines.count
      lines.append(line)
    }
  }

  private mutating func identity(of article: ArticleMerge.IncomingArticle) throws(Stored.Failure) -> ArticleID {
    if ids == nil { ids = try stored.ids() }
    guard let ids, !ids.isEmpty else { return article.article.id }
    let (stored, lines, places) = (stored, lines, places)
    let find = { (id: ArticleID) throws(Stored.Failure) -> Article? in
      if let place = places[id] { return lines[place].record.article(of: stored.feed) }
      return ids.contains(id) ? try stored.line(of: id)?.record.article(of: stored.feed) : nil
    }
    return try identities.id(of: article, stored: find, places: stored.places)
  }

  private func isStored(_ id: ArticleID, as digest: UInt64) throws(Stored.Failure) -> Bool {
    guard places[id] == nil, let known = try stored.digest(of: id) else { return false }
    return known == digest
  }

  private func line(of id: ArticleID) throws(Stored.Failure) -> ArticleLine? {
    if let place = places[id] { return lines[place] }
    return try stored.line(of: id)
  }
}
