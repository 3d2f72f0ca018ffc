internal import CoreDomain
internal import ArticleStorage
internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderData
internal import ReaderDomain
internal import StatusSync

/// Checks the files that every data directory has, independent of its storage kind. Those of the program `sample`, `quotes.json` and the folder
/// `pictures`, are none of them.
struct DataDirectoryInspection {
  private let directory: DataDirectory

  init(_ directory: DataDirectory) {
    self.directory = directory
  }

  /// The documents other than the articles and the subscriptions.
  var documents: [StoredDocument] {
    [
      StoredDocument(configurationIn: directory), StoredDocument(JSONUndoStore.stack(in: directory)),
      StoredDocument(JSONUndoStore.undoneStack(in: directory)),
      StoredDocument(UndoDocument.self, at: directory.formerUndoEntries, in: directory),
      StoredDocument(RefreshDocument.self, at: directory.refresh, in: directory),
      StoredDocument(SyncSettings.self, at: directory.sync, in: directory),
    ]
  }

  var subscriptions: StoredDocument { StoredDocument(subscriptionsIn: directory) }

  func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings = try subscriptions.findings()
    findings += try viewMistakes()
    for document in documents { findings += try document.findings() }
    findings += try JournalInspection(directory).findings()
    findings += try ruleFindings()
    findings += SetAsideFiles(in: directory).paths().map {
      StorageDiagnostic(path: $0, problem: "is damaged and was set aside", isHarmless: true)
    }
    return findings
      + (try (leftovers() + JournalInspection(directory).leftovers(before: directory.writersBefore)).map {
        StorageDiagnostic(path: $0, .unfinishedFile, isHarmless: true, remedy: .compact)
      })
  }

  /// What is wrong with the saved views. Only the user can correct it, so a repair leaves the file as it is.
  private func viewMistakes() throws(DataStoreError) -> [StorageDiagnostic] {
    guard let bytes = try StoredFile(path: directory.views).content(limit: ViewsDocument.mostBytes) else { return [] }
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
    let errors = RuleDocument(String(decoding: try file.content(limit: RuleDocument.mostBytes) ?? [], as: UTF8.self)).errors
    return errors.filter { if case .query(.unknownView) = $0.kind { false } else { true } }.map { error in
      StorageDiagnostic(
        path: file.path, line: error.line, .wrongLine(column: error.column, explainedBy: "rules list"), isHarmless: true,
        remedy: .edit(path: file.path))
    }
  }

  /// Unfinished files of processes that were stopped.
  func leftovers() throws(DataStoreError) -> [String] {
    var leftovers: [String] = []
    for folder in directory.foldersOfFiles {
      do throws(FileError) {
        for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
          leftovers.append("\(folder)/\(name)")
        }
      } catch {
        throw .unreadable(path: folder, reason: error.reason)
      }
    }
    if try StoredFile(path: directory.stagingDirectory).exists { leftovers.append(directory.stagingDirectory) }
    if let kind = try StoreFile(of: directory).content().leftover { leftovers += try StorageFiles(of: kind, in: directory).paths() }
    return leftovers
  }
}
