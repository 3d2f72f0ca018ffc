internal import ArticleStorage
internal import DataLayer
internal import FileStorage
internal import Files
internal import StatusSync
internal import Domain

/// Checks the files that every data directory has, independent of its storage kind.
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
      StoredDocument(QuotesDocument.self, at: directory.quotes, in: directory),
      StoredDocument(PicturesDocument.self, at: FolderPictureStore.index(in: directory), in: directory),
    ]
  }

  var subscriptions: StoredDocument { StoredDocument(subscriptionsIn: directory) }

  func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings = try subscriptions.findings()
    for document in documents { findings += try document.findings() }
    findings += try PictureInspection(directory).findings()
    findings += try JournalInspection(directory).findings()
    findings += SetAsideFiles(in: directory).paths().map {
      StorageDiagnostic(path: $0, problem: "is damaged and was set aside", isHarmless: true)
    }
    return findings
      + (try (leftovers() + JournalInspection(directory).leftovers(before: directory.writersBefore)).map {
        StorageDiagnostic(path: $0, problem: "is a temporary file of an interrupted strata", isHarmless: true, remedy: .compact)
      })
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
    leftovers += try PictureInspection(directory).leftovers()
    if try StoredFile(path: directory.stagingDirectory).exists { leftovers.append(directory.stagingDirectory) }
    if let kind = try StoreFile(of: directory).content().leftover { leftovers += try StorageFiles(of: kind, in: directory).paths() }
    return leftovers
  }
}
