public import CoreDomain
public import Files

/// The files of a program in the data directory.
public actor StoredDocumentRepository: DocumentRepository {
  private let directory: DataDirectory
  private let documents: [StoredDocument]
  private let executor: FileExecutor

  /// - Parameter documents: the documents of all features. The settings are added.
  public init(_ documents: [StoredDocument], in directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.documents = [StoredDocument(configurationIn: directory)] + documents
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func verify() async throws(DocumentCheckError) -> [StorageDiagnostic] {
    try await DocumentCheckError.translating { () async throws(DataStoreError) in
      var findings: [StorageDiagnostic] = []
      for document in documents {
        findings += try document.findings()
        findings += try StoredFile(path: document.path).copiesSetAside().map {
          StorageDiagnostic(path: $0, problem: "is damaged and was set aside", isHarmless: true)
        }
      }
      return try findings + unfinished().map { StorageDiagnostic(path: $0, .unfinishedFile, isHarmless: true) }
    }
  }

  public func repair() async throws(DocumentCheckError) -> [StorageRepair] {
    try await DocumentCheckError.translating { () async throws(DataStoreError) in
      try await directory.change(edited: { [directory.configuration] }) { () throws(DataStoreError) in
        var repairs: [StorageRepair] = []
        for document in documents {
          repairs += try document.repair()
          for path in try StoredFile(path: document.path).copiesSetAside() { repairs.append(try directory.moveAside(path)) }
        }
        for path in try unfinished() { repairs.append(try directory.moveAside(path)) }
        return repairs
      }
    }
  }

  /// The temporary files that killed processes left beside the documents.
  private nonisolated func unfinished() throws(DataStoreError) -> [String] {
    var files: [StoredFile] = []
    for folder in Set(documents.map { FileSystem.folder(around: $0.path) }).sorted() {
      files += try directory.unfinished(in: folder, before: directory.writersBefore)
    }
    return files.map(\.path)
  }
}
