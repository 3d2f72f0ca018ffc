internal import ArticleStorage
internal import CoreData
internal import CoreDomain
internal import Files
internal import FileStorage
internal import ReaderDomain
internal import RecordJSON

/// Checks every line of the files of a data directory.
struct JSONInspection {
  private let directory: DataDirectory

  init(_ directory: DataDirectory) {
    self.directory = directory
  }

  /// The documents other than the article files.
  var documents: [StoredDocument] {
    [
      StoredDocument(StatusesDocument.self, at: directory.statuses, in: directory),
      StoredDocument(RecentStatuses.stack(in: directory)),
      StoredDocument(FetchStatesDocument.self, at: directory.fetchStates, in: directory),
    ]
  }

  func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings: [StorageDiagnostic] = []
    for document in documents { findings += try document.findings() }
    if try directory.lacksStatuses() {
      findings.append(
        StorageDiagnostic(
          path: directory.statuses, problem: "is missing, so stars may be lost and old articles are not removed", remedy: .restoreMarks))
    }
    if try RecentStatuses.areLost(in: directory) {
      findings.append(
        StorageDiagnostic(
          path: directory.recentStatuses, problem: "is missing, so the latest marks may be lost and old articles are not removed",
          remedy: .restoreMarks))
    }
    let expected = try articlesOfFetchStates().filter { $0.value > 0 }
    let followed = try directory.followedFeeds() ?? []
    if !expected.isEmpty, try !directory.hasFeedLists { findings.append(.missingSubscriptions(of: directory)) }
    // The file of a feed may be lost, or the whole folder.
    let feeds = try directory.feedsWithArticleFiles().union(followed.intersection(expected.keys))
    for feed in feeds.sorted() { findings += try articleFile(of: feed, expected: expected[feed] ?? 0) }
    return findings
  }

  /// The number of articles of each feed after its last merge; empty when it is unreadable.
  private func articlesOfFetchStates() throws(DataStoreError) -> [FeedID: Int] {
    guard let bytes = try StoredFile(path: directory.fetchStates).content() else { return [:] }
    do throws(DocumentSchema.VersionError) {
      return try FetchStatesDocument(parsing: bytes).fetchStates.mapValues { $0.articles ?? 0 }
    } catch {
      // Damage to this file is reported separately.
      return [:]
    }
  }

  private func shortage(of feed: FeedID, _ stored: Int, of expected: Int) -> StorageDiagnostic {
    let problem = "contains \(stored) of \(expected) articles"
    return StorageDiagnostic(path: directory.articles(of: feed), problem: problem, remedy: .command("refresh --force \(feed)"))
  }

  private func articleFile(of feed: FeedID, expected: Int) throws(DataStoreError) -> [StorageDiagnostic] {
    let path = directory.articles(of: feed)
    guard let identity = try StoredFile(path: path).identity(), let bytes = try StoredFile(path: path).content() else {
      return expected > 0 ? [shortage(of: feed, 0, of: expected)] : []
    }
    let content: ArticleFileContent
    do throws(DocumentSchema.VersionError) {
      content = try ArticleFileContent(bytes, of: feed)
    } catch {
      guard case .newer(let version, let newest) = error else { return [] }
      throw .newerVersion(path: path, version: version, newest: newest)
    }
    if let damage = content.damage, content.entries.isEmpty {
      return [StorageDiagnostic(path: path, line: damage.line, problem: damage.problem)]
    }
    var findings = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().enumerated().compactMap {
      place, line in
      Self.problem(of: Array(line), isFirst: place == 0).map { StorageDiagnostic(path: path, line: place + 1, problem: $0) }
    }
    if content.end < bytes.count {
      let line = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      findings.append(
        StorageDiagnostic(path: path, line: line, problem: "the text ends too early", remedy: .command("refresh --force \(feed)")))
    } else if findings.isEmpty, content.entries.count < expected {
      findings.append(shortage(of: feed, content.entries.count, of: expected))
    }
    let indexPath = directory.articleIndex(of: feed)
    // An index of an older state of the file is rebuilt when it is needed.
    if let index = try StoredFile(path: indexPath).content().flatMap({ ArticleFileIndex($0) }), index.identity == identity,
      Set(index.entries) != Set(content.entries)
    {
      findings.append(StorageDiagnostic(path: indexPath, problem: "does not match its article file"))
    }
    return findings
  }

  private static func problem(of line: [UInt8], isFirst: Bool) -> String? {
    do throws(JSONError) {
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
