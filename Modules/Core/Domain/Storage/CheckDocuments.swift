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

/// A task for all files of the program.
public enum DocumentTask: Hashable, Sendable {
  /// Read all files and report damage.
  case verify
  /// Recover what is readable in damaged files, and move these files away.
  case repair
}

/// The result of a `DocumentTask`.
public enum DocumentResult: Hashable, Sendable {
  case verified([StorageDiagnostic])
  /// The repairs, in order.
  case repaired([StorageRepair])
}
