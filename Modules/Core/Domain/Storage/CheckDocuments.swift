/// Checks or repairs the files of the program.
public struct CheckDocuments: UseCase {
  private let documents: any DocumentRepository

  public init(documents: any DocumentRepository) {
    self.documents = documents
  }

  public func callAsFunction(_ task: DocumentTask) async throws(DocumentCheckError) -> DocumentResult {
    switch task {
    case .verify: .verified(try await documents.verify())
    case .repair: .repaired(try await documents.repair())
    }
  }
}

/// What can be done with the files of the program.
public enum DocumentTask: Hashable, Sendable {
  /// Read all of them and report damage.
  case verify
  /// Recover what is readable in damaged files, and move these files away.
  case repair
}

/// The result of a `DocumentTask`.
public enum DocumentResult: Hashable, Sendable {
  case verified([StorageDiagnostic])
  /// The repairs, in the order in which they were made.
  case repaired([StorageRepair])
}

/// The files of the program, as a whole.
public protocol DocumentRepository: Sendable {
  /// Reads all files and reports what is wrong. Changes nothing.
  func verify() async throws(DocumentCheckError) -> [StorageDiagnostic]

  /// Recovers what is readable in damaged files, and moves these files into the folder `set-aside`.
  func repair() async throws(DocumentCheckError) -> [StorageRepair]
}

/// Why the files cannot be checked or repaired.
public enum DocumentCheckError: PersistenceErrorConvertible, Hashable {
  /// The data directory cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
