import CoreDomain
import CoreScenes
import ReaderDomain

/// The messages of storage maintenance.
enum StorageMaintenanceWording {
  static func message(for error: StorageMaintenanceError) -> Message {
    switch error {
    case .decided(let kind):
      Message(
        .failure, "Articles are already stored in \(name(of: kind)).",
        hint: "\(run: "store migrate \(other(than: kind))") converts them. Without --store, the present one is used.")
    case .inTheWay(let path):
      Message(.failure, "\(path) already exists and is not part of a store. Nothing was changed.", hint: "Move it away and try again.")
    case .articlesAreMissing(let folder, let feeds):
      Message(
        .failure, "\(folder) has no articles of \(text(forFeeds: feeds.map(\.text))), but they were stored there. Nothing was changed.",
        hint: """
          Put the files back from a backup, or let \(run: "refresh --force") fetch what the feeds still contain, and try again. \
          To go on without these articles, move visits.json, which is beside the folder, to another place.
          """)
    case .differs(let what):
      Message(
        .failure, "The copy of \(what) differs from the original. Nothing was changed.",
        hint: "\(run: "store verify") checks the old store.")
    case .leftover(let kind, let problem):
      Message(
        .failure,
        """
        Articles are now stored in \(name(of: kind)), but the former files are not all removed: \
        \(PersistenceErrorWording.message(for: problem).sentence.afterColon)
        """,
        hint: "\(run: "store compact") removes them when that is possible.")
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  /// The reminder of damaged files that are not repaired yet. A loss comes before files whose readable part was recovered.
  static func reminder(of findings: [StorageDiagnostic]) -> Message {
    if let loss = findings.first(where: { !$0.isHarmless }) { return StorageDiagnosticWording.message(for: loss) }
    return Message(
      .warning,
      findings.count == 1
        ? "\(findings[0].path) is damaged and was set aside."
        : "\(CountWording.number(findings.count)) damaged files were set aside, such as \(findings[0].path).",
      hint: "\(run: "store repair") moves damaged files to the folder set-aside. Until then, old articles whose stars may be lost are kept."
    )
  }

  /// The name of a storage format in sentences.
  static func name(of kind: StorageKind) -> String {
    switch kind {
    case .json: "JSON files"
    case .sqlite: "an SQLite database"
    }
  }

  private static func text(forFeeds feeds: [String]) -> String {
    let first = feeds.first ?? ""
    return feeds.count == 1 ? "feed \(first)" : "\(CountWording.number(feeds.count)) feeds, such as \(first)"
  }

  private static func other(than kind: StorageKind) -> String {
    StorageKind.allCases.filter { $0 != kind }.map(\.rawValue).joined(separator: "|")
  }
}
