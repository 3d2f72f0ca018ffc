package import Domain

/// Why a document could not be read.
public enum DocumentStoreError: Error, Hashable, Sendable {
  /// There is none.
  case missing
  /// The system gives this reason.
  case unreadable(reason: String)
  /// It is larger than is taken, in bytes.
  case tooLarge(limit: Int)

  /// The problem as a person meets it.
  package var documentProblem: DocumentError {
    switch self {
    case .missing: .missing
    case .unreadable(let reason): .unreadable(reason: reason)
    case .tooLarge(let limit): .unreadable(reason: "it is larger than \(limit >> 20) MiB")
    }
  }
}
