package import ReaderDomain

/// Why a document could not be read.
public enum DocumentStoreError: Error, Hashable, Sendable {
  /// The document does not exist.
  case missing
  /// The system could not read the document.
  case unreadable(reason: String)
  /// The document is larger than the limit, in bytes.
  case tooLarge(limit: Int)

  /// The error as use cases report it.
  package var documentProblem: DocumentError {
    switch self {
    case .missing: .missing
    case .unreadable(let reason): .unreadable(reason: reason)
    case .tooLarge(let limit): .unreadable(reason: "it is larger than \(limit >> 20) MiB")
    }
  }
}
