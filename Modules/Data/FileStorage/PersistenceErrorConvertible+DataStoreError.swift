internal import Domain

extension PersistenceErrorConvertible {
  /// What a data store's situation is in the words of Domain. The one place where they are translated, for all features.
  package init(_ error: DataStoreError) {
    self =
      switch error {
      case .locked(let process): .store(.locked(byProcess: process))
      case .unwritable(let path, let reason): .store(.unwritable(path: path, reason: reason))
      case .unreadable(let path, let reason): .store(.unreadable(path: path, reason: reason))
      case .damaged(let path, let aside, let reason, let recovered):
        .store(.damaged(path: path, setAside: aside, reason: reason, recovered: recovered))
      case .malformed(let path, let line, let reason): .store(.malformed(path: path, line: line, reason: reason))
      case .newerVersion(let path, let version): .store(.newerVersion(path: path, version: version))
      case .cancelled: .cancelled
      }
  }

  /// Does work of data stores, with its errors translated.
  package static func translating<Answer>(_ work: () async throws(DataStoreError) -> Answer) async throws(Self) -> Answer {
    do throws(DataStoreError) {
      return try await work()
    } catch {
      throw Self(error)
    }
  }
}
