public import Domain
public import Screens

/// Shows how the home is kept, and takes care of it.
public final class StorageCareInteractor: Interactor {
  private let show: any UseCase<Void, StorageState, StorageCareError>
  private let choose: any UseCase<StorageKind, Void, StorageCareError>
  private let migrate: any UseCase<StorageKind, StorageState, StorageCareError>
  private let verify: any UseCase<Void, [StorageFinding], StorageCareError>
  private let repair: any UseCase<Void, [StorageRepair], StorageCareError>
  private let damagedFiles: any UseCase<Void, [String], StorageCareError>
  private let compact: any UseCase<Void, StorageCompaction, StorageCareError>
  private let presenter: any Presenter<StorageCare.Response>

  /// Makes the interactor over its use cases and its presenter.
  public init(
    show: any UseCase<Void, StorageState, StorageCareError>, choose: any UseCase<StorageKind, Void, StorageCareError>,
    migrate: any UseCase<StorageKind, StorageState, StorageCareError>, verify: any UseCase<Void, [StorageFinding], StorageCareError>,
    repair: any UseCase<Void, [StorageRepair], StorageCareError>, damagedFiles: any UseCase<Void, [String], StorageCareError>,
    compact: any UseCase<Void, StorageCompaction, StorageCareError>, presenter: any Presenter<StorageCare.Response>
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

  public func perform(_ request: StorageCare.Request) async {
    do throws(StorageCareError) {
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
