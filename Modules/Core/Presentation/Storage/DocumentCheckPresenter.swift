import CoreDomain
public import CoreScenes

/// Formats what is wrong with the files of the program, and what was repaired.
public struct DocumentCheckPresenter: Presenter {
  private let display: any Display<DocumentCheck.ViewModel>

  public init(display: any Display<DocumentCheck.ViewModel>) {
    self.display = display
  }

  public func present(_ response: DocumentCheck.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: DocumentCheck.Response) -> DocumentCheck.ViewModel {
    switch response {
    case .done(.verified(let findings)): viewModel(for: findings)
    case .done(.repaired(let repairs)): viewModel(for: repairs)
    case .failed(.store(let problem)): failed(PersistenceErrorWording.message(for: problem))
    case .failed(.cancelled): failed(.stopped)
    }
  }

  private nonisolated static func failed(_ message: Message) -> DocumentCheck.ViewModel {
    DocumentCheck.ViewModel(lines: [], messages: [message], exported: .empty, outcome: .failed)
  }

  private nonisolated static func viewModel(for findings: [StorageDiagnostic]) -> DocumentCheck.ViewModel {
    let isWhole = findings.allSatisfy(\.isHarmless)
    let whole = Message(.notice, findings.isEmpty ? "No damage found." : "No other damage found.")
    return DocumentCheck.ViewModel(
      lines: [], messages: findings.map(StorageDiagnosticWording.message(for:)) + (isWhole ? [whole] : []),
      exported: .list(
        findings.map {
          ExportedRecord([
            .init("path", .text($0.path)), .init("line", .number(orNull: $0.line)),
            .init("problem", .message(StorageDiagnosticWording.clause(for: $0.problem))),
            .init("is_harmless", .bool($0.isHarmless)), .init("mended_by", mendingCommand($0.remedy)),
          ])
        }),
      outcome: isWhole ? .done : .failed)
  }

  /// Null for a lost file: a script that runs the command would give up entries that a backup can restore.
  private nonisolated static func mendingCommand(_ remedy: StorageRemedy) -> ExportedValue {
    if case .restore = remedy { .null } else { .message(StorageDiagnosticWording.command(for: remedy)) }
  }

  private nonisolated static func viewModel(for repairs: [StorageRepair]) -> DocumentCheck.ViewModel {
    DocumentCheck.ViewModel(
      lines: [], messages: repairs.isEmpty ? [Message(.notice, "No damage found.")] : repairs.map(StorageDiagnosticWording.message(for:)),
      exported: .list(
        repairs.map {
          ExportedRecord([.init("path", .text($0.path)), .init("action", .text(StorageDiagnosticWording.sentence(for: $0.action)))])
        }), outcome: .done)
  }
}
