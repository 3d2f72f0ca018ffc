import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats the storage state and the results of storage maintenance for display.
public struct StorageMaintenancePresenter: Presenter {
  private let display: any Display<StorageMaintenance.ViewModel>

  public init(display: any Display<StorageMaintenance.ViewModel>) {
    self.display = display
  }

  public func present(_ response: StorageMaintenance.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: StorageMaintenance.Response) -> StorageMaintenance.ViewModel {
    switch response {
    case .done(.state(let state)): viewModel(for: state, messages: [])
    case .done(.chosen): StorageMaintenance.ViewModel()
    case .done(.migrated(let state)):
      viewModel(for: state, messages: [Message(.notice, "Articles are now stored in \(StorageMaintenanceWording.name(of: state.kind)).")])
    case .done(.verified(let findings)): viewModel(of: .done(.verified(findings)))
    case .done(.repaired(let repairs, let remaining)): viewModel(of: repairs, remaining)
    case .done(.damagedFiles(let findings)):
      StorageMaintenance.ViewModel(messages: findings.isEmpty ? [] : [StorageMaintenanceWording.reminder(of: findings)])
    case .done(.compacted(let compaction)):
      StorageMaintenance.ViewModel(
        details: [DetailLine("before", bytes(compaction.before)), DetailLine("after", bytes(compaction.after))],
        exported: .record(
          ExportedRecord([.init("bytes_before", .number(compaction.before)), .init("bytes_after", .number(compaction.after))])))
    case .failed(let error):
      StorageMaintenance.ViewModel(messages: [StorageMaintenanceWording.message(for: error)], outcome: outcome(of: error))
    }
  }

  private nonisolated static func viewModel(for state: StorageState, messages: [Message]) -> StorageMaintenance.ViewModel {
    StorageMaintenance.ViewModel(
      details: [
        DetailLine("store", StorageMaintenanceWording.name(of: state.kind)),
        DetailLine("feeds with articles", CountWording.number(state.feeds)),
        DetailLine("articles", CountWording.number(state.articles)), DetailLine("size", bytes(state.bytes)),
      ],
      messages: messages,
      exported: .record(
        ExportedRecord([
          .init("store", .text(state.kind.rawValue)), .init("feeds", .number(state.feeds)), .init("articles", .number(state.articles)),
          .init("bytes", .number(state.bytes)),
        ])))
  }

  /// The repairs, and what they could not correct.
  private nonisolated static func viewModel(
    of repairs: [StorageRepair], _ remaining: Result<[StorageDiagnostic], StorageMaintenanceError>
  ) -> StorageMaintenance.ViewModel {
    let repaired = viewModel(of: .done(.repaired(repairs)))
    let rest: StorageMaintenance.ViewModel
    switch remaining {
    case .success([]): return repaired
    case .success(let findings): rest = viewModel(of: .done(.verified(findings)))
    case .failure(let error): rest = viewModel(for: .failed(error))
    }
    return StorageMaintenance.ViewModel(
      messages: (repairs.isEmpty ? [] : repaired.messages) + rest.messages, exported: repaired.exported, outcome: rest.outcome)
  }

  /// The check of the files, as each program shows it.
  private nonisolated static func viewModel(of response: DocumentCheck.Response) -> StorageMaintenance.ViewModel {
    let shown = DocumentCheckPresenter.viewModel(for: response)
    return StorageMaintenance.ViewModel(messages: shown.messages, exported: shown.exported, outcome: shown.outcome)
  }

  /// Treats a storage format that does not match the data directory as wrong usage, like an unknown format name.
  private nonisolated static func outcome(of error: StorageMaintenanceError) -> Outcome {
    if case .decided = error { .refused } else { .failed }
  }

  private nonisolated static func bytes(_ count: Int) -> String { CountWording.text(count, "byte") }
}
