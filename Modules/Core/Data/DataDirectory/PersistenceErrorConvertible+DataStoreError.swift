internal import CoreDomain

extension PersistenceErrorConvertible {
  /// Translates an error of a data store into Domain's error, for all features.
  package init(_ error: DataStoreError) {
    self =
      switch error {
      case .locked(let process): .store(.locked(byProcess: process))
      case .unwritable(let path, let reason): .store(.unwritable(path: path, reason: reason))
      case .unreadable(let path, let reason): .store(.unreadable(path: path, reason: reason))
      case .needsRepair(let path, let reason, let effect): .store(.needsRepair(path: path, reason: reason, effect: effect))
      case .damaged(let path, let aside, let reason, let recovered):
        .store(.damaged(path: path, setAside: aside, reason: reason, recovered: recovered))
      case .malformed(let path, let line, let reason): .store(.malformed(path: path, line: line, reason: reason))
      case .newerVersion(let path, let version, let newest): .store(.newerVersion(path: path, version: version, newest: newest))
      case .gone(let path): .store(.gone(path: path))
      case .converted: .store(.converted)
      case .cancelled: .cancelled
      }
  }

  /// Runs `work` and translates the errors of its data stores.
  package static func translating<Answer>(_ work: () async throws(DataStoreError) -> Answer) async throws(Self) -> Answer {
    do throws(DataStoreError) {
      return try await work()
    } catch {
      throw Self(error)
    }
  }
}
