internal import Domain

/// Reads every line of the files of a home.
struct JSONInspection {
  private let home: HomeFolder

  /// Looks at a home.
  init(_ home: HomeFolder) {
    self.home = home
  }

  /// What is wrong.
  func findings() throws(DataStoreError) -> [StorageFinding] {
    var findings = try document(StatusesDocument.self, home.statuses) + document(VisitsDocument.self, home.visits)
    for feed in try feeds().sorted() { findings += try shelf(of: feed) }
    return findings
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

  private func document<Document: RecordDocument>(_: Document.Type, _ path: String) throws(DataStoreError) -> [StorageFinding] {
    guard let bytes = try StoredFile(path: path).content() else { return [] }
    do throws(DocumentSchema.Problem) {
      _ = try Document(parsing: bytes)
      return []
    } catch {
      switch error {
      case .newer(let version): throw .newerVersion(path: path, version: version)
      case .damaged(let damage): return [StorageFinding(path: path, line: damage.line, problem: damage.problem)]
      }
    }
  }

  private func shelf(of feed: FeedID) throws(DataStoreError) -> [StorageFinding] {
    let path = home.articles(of: feed)
    guard let stamp = try StoredFile(path: path).stamp(), let bytes = try StoredFile(path: path).content() else { return [] }
    let content: ShelfContent
    do throws(DocumentSchema.Problem) {
      content = try ShelfContent(bytes)
    } catch {
      guard case .newer(let version) = error else { return [] }
      throw .newerVersion(path: path, version: version)
    }
    var findings = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().enumerated().compactMap {
      place, line in
      Self.problem(of: Array(line), isFirst: place == 0).map { StorageFinding(path: path, line: place + 1, problem: $0) }
    }
    if content.end < bytes.count {
      let line = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      findings.append(StorageFinding(path: path, line: line, problem: JSONDamage(line: line, "the text ends too early").problem))
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
