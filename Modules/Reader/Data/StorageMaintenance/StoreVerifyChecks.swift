internal import CoreDomain
internal import ArticleStorage
internal import CoreData
internal import FileStorage
internal import ReaderData
internal import ReaderDomain
internal import StatusSync
internal import Subscriptions

/// Checks the files that every data directory has, whatever its storage kind. `JSONInspection` and `DatabaseInspection` check the articles, and
/// `IrregularFiles` finds what is no regular file. The files of the program `sample`, `quotes.json` and the folder `pictures`, are not checked.
struct StoreVerifyChecks {
  private let directory: DataDirectory
  /// The documents of the features, and the settings.
  private let documents: [StoredDocument]

  init(_ directory: DataDirectory, documents: [StoredDocument]) {
    self.directory = directory
    self.documents = documents
  }

  func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings = try StoredDocument(subscriptionsIn: directory).findings()
    findings += try viewMistakes()
    for document in documents { findings += try document.findings() }
    findings += try JournalInspection(directory).findings()
    findings += try ruleFindings()
    findings += SetAsideFiles(in: directory).findings()
    return findings
      + (try (UnfinishedFiles(in: directory).paths() + JournalInspection(directory).leftovers(before: directory.writersBefore)).map {
        StorageDiagnostic(path: $0, .unfinishedFile, isHarmless: true, remedy: .command("store compact"))
      })
  }

  /// What is wrong with the saved views. Only the user can correct it, so a repair leaves the file as it is.
  private func viewMistakes() throws(DataStoreError) -> [StorageDiagnostic] {
    guard let bytes = try StoredFile(path: directory.views).content(limit: ViewsDocument.maximumBytes) else { return [] }
    return ViewsDocument(bytes).mistakes.map {
      StorageDiagnostic(
        path: directory.views, line: $0.line, .wrongLine(column: $0.column, explainedBy: "view list"), isHarmless: true,
        remedy: .edit(path: directory.views))
    }
  }

  /// The wrong lines of the user's rules. Only the user can correct them, so a repair leaves the file as it is. A rule that names a saved view is
  /// checked when it is used.
  private func ruleFindings() throws(DataStoreError) -> [StorageDiagnostic] {
    let file = StoredFile(path: directory.rules)
    let errors = RuleDocument(String(decoding: try file.content(limit: RuleDocument.maximumBytes) ?? [], as: UTF8.self)).errors
    return errors.filter { if case .query(.unknownView) = $0.kind { false } else { true } }.map { error in
      StorageDiagnostic(
        path: file.path, line: error.line, .wrongLine(column: error.column, explainedBy: "rules list"), isHarmless: true,
        remedy: .edit(path: file.path))
    }
  }
}

extension DataDirectory {
  /// Whether there is a list of subscriptions, or at least one of sources. A directory whose feeds all come from programs and files has only the latter.
  var hasFeedLists: Bool {
    get throws(DataStoreError) {
      if try StoredFile(path: subscriptions).exists { return true }
      return try StoredFile(path: sources).exists
    }
  }

  /// The feeds of both lists; nil when there is no list, or when one cannot be parsed. That damage is reported separately.
  func followedFeeds() throws(DataStoreError) -> Set<FeedID>? {
    guard try hasFeedLists else { return nil }
    var feeds: Set<FeedID> = []
    if let bytes = try StoredFile(path: subscriptions).content() {
      guard let list = try? OPMLDocument(parsing: bytes) else { return nil }
      feeds.formUnion(list.outline.subscriptions.map(\.id))
    }
    if let bytes = try StoredFile(path: sources).content() {
      guard let list = try? SourcesDocument(bytes) else { return nil }
      feeds.formUnion(list.subscriptions.map(\.id))
    }
    return feeds
  }
}

extension StorageRemedy {
  /// For marks that no file holds any more.
  static let restoreMarks = StorageRemedy.restore(otherwise: "store repair --yes")
}

extension StorageDiagnostic {
  /// The list of subscriptions is missing although feeds were fetched: it passes for a list without feeds.
  static func missingSubscriptions(of directory: DataDirectory) -> StorageDiagnostic {
    StorageDiagnostic(
      path: directory.subscriptions, problem: "is missing, but articles of feeds are there; a copy of it brings them back",
      remedy: .command("import FILE"))
  }
}
