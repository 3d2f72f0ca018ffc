public import CoreDomain

/// The messages about the files of the data directory.
public enum StorageDiagnosticWording {
  public static func message(for finding: StorageDiagnostic) -> Message {
    let place = finding.line.map { "\(finding.path), line \($0)" } ?? finding.path
    return Message(
      finding.isHarmless ? .notice : .warning, "\(place): \(clause(for: finding.problem)).",
      hint: hint(for: finding.remedy, of: finding.path))
  }

  /// What is wrong with a file, without the file's path and the final full stop.
  public static func clause(for problem: StorageProblem) -> MessageText {
    switch problem {
    case .found(let clause): MessageText(clause)
    case .unfinishedFile: "is a temporary file of an interrupted \(.program)"
    case .wrongLine(let column, let command): "column \(column) is wrong; \(run: command) says why"
    }
  }

  /// What to do about a file. A command with a path has quotation marks of its own.
  static func hint(for remedy: StorageRemedy, of path: String) -> MessageText {
    switch remedy {
    case .repair, .command: "'\(command(for: remedy))' fixes it."
    case .edit, .protect, .moveAway: "\(command(for: remedy)) fixes it."
    case .restore(let name?, _):
      """
      Put a copy of \(name) from a backup in place of \(path), then \(run: "store repair"). \
      Without one, '\(command(for: remedy))' goes on without what it held.
      """
    case .restore(nil, _): "Put a copy from a backup in its place. Without one, '\(command(for: remedy))' goes on without what it held."
    }
  }

  /// The shell command that fixes the error, or that goes on without a lost file.
  public static func command(for remedy: StorageRemedy) -> MessageText {
    switch remedy {
    case .repair: "\(.program) store repair"
    case .edit(let path): "${EDITOR:-vi} \(quoted(path))"
    case .protect(let path): "chmod 600 \(quoted(path))"
    case .moveAway(let path): "mv \(quoted(path)) \(quoted(path + ".aside"))"
    case .restore(_, let command), .command(let command): "\(.program) \(command)"
    }
  }

  public static func message(for repair: StorageRepair) -> Message {
    Message(.notice, "\(repair.path): \(sentence(for: repair.action)).")
  }

  /// What a repair did with a file, without the file's path and the final full stop.
  public static func sentence(for action: StorageRepair.Action) -> String {
    switch action {
    case .recovered(.nothing), .recovered(.needsBackup): "damaged; nothing could be recovered"
    case .recovered(.allBut(nil)): "damaged; the readable part was recovered"
    case .recovered(.allBut(let lost?)): "damaged; \(CountWording.text(lost, "line")) could not be recovered, the others could"
    case .rebuilt: "rebuilt"
    case .lost: "lost; an empty file takes its place"
    case .added(let entries):
      "held \(entries == 1 ? "1 entry that was" : "\(CountWording.number(entries)) entries that were") missing; added"
    case .moved(let path): "moved to \(path)"
    }
  }

  /// Quotes any text as one word for a shell.
  private static func quoted(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }
}
