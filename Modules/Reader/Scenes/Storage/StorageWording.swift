import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages for storage maintenance.
public enum StorageWording {
  public static func message(for error: StorageMaintenanceError) -> Message {
    switch error {
    case .decided(let kind):
      Message(
        .failure, "Articles are already stored in \(name(of: kind)).",
        hint: "\(run: "store migrate \(other(than: kind))") converts them. Without --store, the present one is used.")
    case .inTheWay(let path):
      Message(.failure, "\(path) already exists and is not part of a store. Nothing was changed.", hint: "Move it away and try again.")
    case .differs(let what):
      Message(
        .failure, "The copy of \(what) differs from the original. Nothing was changed.",
        hint: "\(run: "store verify") checks the old store.")
    case .store(let problem): StoreWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  public static func message(for finding: StorageDiagnostic) -> Message {
    let place = finding.line.map { "\(finding.path), line \($0)" } ?? finding.path
    return Message(
      finding.isHarmless ? .notice : .warning, "\(place): \(clause(for: finding.problem)).",
      hint: "'\(command(for: finding.remedy))' mends it.")
  }

  /// What is wrong with a file, without the file's path and the final full stop.
  public static func clause(for problem: StorageProblem) -> MessageText {
    switch problem {
    case .found(let clause): MessageText(clause)
    case .unfinishedFile: "is a temporary file of an interrupted \(.program)"
    case .wrongView(let column): "column \(column) is wrong; \(run: "view list") says why"
    case .wrongRule(let column): "column \(column) is wrong; \(run: "rules list") says why"
    }
  }

  /// The command that repairs the damage.
  public static func command(for remedy: StorageRemedy) -> MessageText {
    switch remedy {
    case .repair: "\(.program) store repair"
    case .compact: "\(.program) store compact"
    case .edit(let path): "${EDITOR:-vi} \(quoted(path))"
    case .refresh(let feed): "\(.program) refresh --force \(feed)"
    case .sync: "\(.program) sync"
    case .endSync: "\(.program) sync --off"
    case .moveAway(let path): "mv \(quoted(path)) \(quoted(path + ".aside"))"
    }
  }

  public static func message(for repair: StorageRepair) -> Message {
    Message(.notice, "\(repair.path): \(sentence(for: repair.action)).")
  }

  /// What a repair did with a file, without the file's path and the final full stop.
  public static func sentence(for action: StorageRepair.Action) -> String {
    switch action {
    case .recovered(.nothing): "damaged; nothing could be recovered"
    case .recovered(.allBut(nil)): "damaged; the readable part was recovered"
    case .recovered(.allBut(let lost?)): "damaged; \(CountWording.text(lost, "line")) could not be recovered, the others could"
    case .rebuilt: "rebuilt"
    case .added(let entries):
      "held \(entries == 1 ? "1 entry that was" : "\(CountWording.number(entries)) entries that were") missing; added"
    case .moved(let path): "moved to \(path)"
    }
  }

  /// The reminder of damaged files that are not repaired yet.
  public static func reminder(of paths: [String]) -> Message {
    Message(
      .warning,
      paths.count == 1
        ? "\(paths[0]) is damaged and was set aside."
        : "\(CountWording.number(paths.count)) damaged files were set aside, such as \(paths[0]).",
      hint: "\(run: "store repair") recovers what is readable. Until then, old articles whose stars may be lost are kept.")
  }

  /// The warning that JSON files are slow for this number of articles.
  public static func articlesPastLimit(_ articles: Int) -> Message {
    Message(
      .warning, "There are \(CountWording.number(articles)) articles; JSON files are slow with so many.",
      hint: "\(run: "store migrate sqlite") moves them into a database. This message appears once.")
  }

  /// The name of a storage format in sentences.
  public static func name(of kind: StorageKind) -> String {
    switch kind {
    case .json: "JSON files"
    case .sqlite: "an SQLite database"
    }
  }

  /// Quotes any text as one word for a shell.
  private static func quoted(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }

  private static func other(than kind: StorageKind) -> String {
    StorageKind.allCases.filter { $0 != kind }.map(\.rawValue).joined(separator: "|")
  }
}
