public import CoreDomain

/// Runs a maintenance task on the data directory.
public struct MaintainStorage: UseCase {
  private let repository: any StorageRepository

  public init(repository: any StorageRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ task: StorageTask) async throws(StorageMaintenanceError) -> StorageResult {
    switch task {
    case .show:
      return .state(try await repository.state())
    case .choose(let kind):
      try await repository.choose(kind)
      return .chosen
    case .migrate(let kind):
      return .migrated(try await repository.migrate(to: kind))
    case .verify:
      return .verified(try await repository.verify())
    case .repair(let acceptsLoss):
      let repairs = try await repository.repair(acceptsLoss: acceptsLoss)
      do throws(StorageMaintenanceError) {
        return .repaired(repairs, remaining: .success(try await repository.verify()))
      } catch {
        return .repaired(repairs, remaining: .failure(error))
      }
    case .compact:
      return .compacted(try await repository.compact())
    case .findDamagedFiles:
      return .damagedFiles(try await repository.damagedFiles())
    }
  }
}

/// What can be done with the data directory.
public enum StorageTask: Hashable, Sendable {
  /// Show the storage format and the size.
  case show
  /// Choose the storage format of an empty data directory.
  case choose(StorageKind)
  /// Migrate to another storage format, completely or not at all.
  case migrate(StorageKind)
  /// Read all stored data and report damage.
  case verify
  /// Recover the readable part of damaged files, and set the damaged files aside. Marks that no file holds any more stay damage, unless the user
  /// accepts their loss.
  case repair(acceptsLoss: Bool = false)
  /// Reclaim unused disk space.
  case compact
  /// List the damaged files that were set aside and still need attention.
  case findDamagedFiles
}

/// The result of a `StorageTask`.
public enum StorageResult: Hashable, Sendable {
  /// The storage format and the size.
  case state(StorageState)
  /// The data directory has the requested storage format.
  case chosen
  /// The state after a migration.
  case migrated(StorageState)
  /// The diagnostics of a verification.
  case verified([StorageDiagnostic])
  /// The repairs, in the order in which they were made, and what a verification found afterwards: what only the user can correct.
  case repaired([StorageRepair], remaining: Result<[StorageDiagnostic], StorageMaintenanceError>)
  /// The sizes before and after a compaction.
  case compacted(StorageCompactionResult)
  /// What a verification says of damaged files that are set aside, sorted by path.
  case damagedFiles([StorageDiagnostic])
}
