public import Domain
public import Scenes

/// Shows the storage state of the data directory, and migrates, verifies, repairs and compacts it.
public final class StorageMaintenanceInteractor: Interactor {
  private let show: any UseCase<Void, StorageState, StorageMaintenanceError>
  private let choose: any UseCase<StorageKind, Void, StorageMaintenanceError>
  private let migrate: any UseCase<StorageKind, StorageState, StorageMaintenanceError>
  private let verify: any UseCase<Void, [StorageDiagnostic], StorageMaintenanceError>
  private let repair: any UseCase<Void, [StorageRepair], StorageMaintenanceError>
  private let damagedFiles: any UseCase<Void, [String], StorageMaintenanceError>
  private let compact: any UseCase<Void, StorageCompaction, StorageMaintenanceError>
  private let presenter: any Presenter<StorageMaintenance.Response>

  public init(
    show: any UseCase<Void, StorageState, StorageMaintenanceError>, choose: any UseCase<StorageKind, Void, StorageMaintenanceError>,
    migrate: any UseCase<StorageKind, StorageState, StorageMaintenanceError>,
    verify: any UseCase<Void, [StorageDiagnostic], StorageMaintenanceError>,
    repair: any UseCase<Void, [StorageRepair], StorageMaintenanceError>, damagedFiles: any UseCase<Void, [String], StorageMaintenanceError>,
    compact: any UseCase<Void, StorageCompaction, StorageMaintenanceError>, presenter: any Presenter<StorageMaintenance.Response>
  ) {
    self.show = show
    self.choose = choose
    self.migrate = migrate
    self.verify = verify
    self.repair = repair
    self.damagedFiles = damagedFiles
    self.compact = compact
    self.presenter = presenter
  }

  public func perform(_ request: StorageMaintenance.Request) async {
    do throws(StorageMaintenanceError) {
      switch request {
      case .show: presenter.present(.shown(try await show(())))
      case .choose(let kind):
        try await choose(kind)
        presenter.present(.chosen)
      case .migrate(let kind): presenter.present(.migrated(try await migrate(kind)))
      case .verify: presenter.present(.verified(try await verify(())))
      case .repair: presenter.present(.repaired(try await repair(())))
      case .remind: presenter.present(.reminded(try await damagedFiles(())))
      case .compact: presenter.present(.compacted(try await compact(())))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
