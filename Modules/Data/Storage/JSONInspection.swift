internal import Domain

/// Reads every line of the files of a home.
struct JSONInspection {
  private let home: HomeFolder

  /// Looks at a home.
  init(_ home: HomeFolder) {
    self.home = home
  }

  /// The documents beside the articles.
  var documents: [KeptDocument] {
    [KeptDocument(StatusesDocument.self, at: home.statuses, in: home), KeptDocument(VisitsDocument.self, at: home.visits, in: home)]
  }

  /// What is wrong.
  func findings() throws(DataStoreError) -> [StorageFinding] {
    var findings: [StorageFinding] = []
    for document in documents { findings += try document.findings() }
    if try lacksStatuses() {
      findings.append(StorageFinding(path: home.statuses, problem: "is missing, so no article is ever removed", isHarmless: true))
    }
    let expected = try articlesOfVisits()
    for feed in try feeds().sorted() { findings += try shelf(of: feed, expected: expected[feed] ?? 0) }
    return findings
  }

  /// Whether there are articles, but no file that says what was done with them.
  func lacksStatuses() throws(DataStoreError) -> Bool {
    if try StoredFile(path: home.statuses).exists { return false }
    return try !feeds().isEmpty
  }

  /// How many articles each feed had when its document was last taken in, as far as that can be read.
  private func articlesOfVisits() throws(DataStoreError) -> [FeedID: Int] {
    guard let bytes = try StoredFile(path: home.visits).content() else { return [:] }
    do throws(DocumentSchema.Problem) {
      return try VisitsDocument(parsing: bytes).visits.mapValues { $0.visit.articles ?? 0 }
    } catch {
      // That the file is damaged is a finding of its own.
      return [:]
    }
  }

  /// The feeds whose files there are.
  func feeds() throws(DataStoreError) -> Set<FeedID> {
    do throws(FileProblem) {
      return Set(
        try FileSystem.names(in: home.articles).compactMap { name in
          name.hasSuffix(Self.ending) ? FeedID(stored: String(name.dropLast(Self.ending.count))) : nil
        })
    } catch {
      throw .unreadable(path: home.articles, reason: error.reason)
    }
  }

  private static let ending = ".jsonl"

  private func shelf(of feed: FeedID, expected: Int) throws(DataStoreError) -> [StorageFinding] {
    let path = home.articles(of: feed)
    guard let stamp = try StoredFile(path: path).stamp(), let bytes = try StoredFile(path: path).content() else { return [] }
    let content: ShelfContent
    do throws(DocumentSchema.Problem) {
      content = try ShelfContent(bytes, of: feed)
    } catch {
      guard case .newer(let version) = error else { return [] }
      throw .newerVersion(path: path, version: version)
    }
    if let damage = content.damage, content.entries.isEmpty {
      return [StorageFinding(path: path, line: damage.line, problem: damage.problem)]
    }
    var findings = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().enumerated().compactMap {
      place, line in
      Self.problem(of: Array(line), isFirst: place == 0).map { StorageFinding(path: path, line: place + 1, problem: $0) }
    }
    if content.end < bytes.count {
      let line = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      findings.append(StorageFinding(path: path, line: line, problem: "the text ends too early", remedy: .refresh(feed)))
    } else if findings.isEmpty, content.entries.count < expected {
      let problem = "holds \(content.entries.count) articles where \(expected) were stored"
      findings.append(StorageFinding(path: path, problem: problem, remedy: .refresh(feed)))
    }
    let indexPath = home.articleIndex(of: feed)
    // An index of another state of the file is made anew when it is needed.
    if let index = try StoredFile(path: indexPath).content().flatMap({ ShelfIndex($0) }), index.stamp == stamp,
      Set(index.entries) != Set(content.entries)
    {
      findings.append(StorageFinding(path: indexPath, problem: "does not fit the file that it is about"))
    }
    return findings
  }

  private static func problem(of line: [UInt8], isFirst: Bool) -> String? {
    do throws(JSONDamage) {
      if isFirst {
        _ = try DocumentSchema.version(try JSONReader(line))
      } else {
        _ = try ArticleLine(line)
      }
      return nil
    } catch {
      return error.problem
    }
  }
}
