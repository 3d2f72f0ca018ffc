public import CoreDomain

/// The messages for errors of the user's stored data.
public enum PersistenceErrorWording {
  public static func message(for problem: PersistenceError) -> Message {
    switch problem {
    case .locked(let process):
      Message(
        .failure, "Another \(.program)\(process.map { " (process \($0))" } ?? "") is using this data directory.",
        hint: "Wait until it is done, or stop it.")
    case .unwritable(let path, let reason):
      Message(
        .failure, "\(path) cannot be written: \(reason). The file was not changed.",
        hint: "Check the permissions and the free space, or choose another data directory with --home.")
    case .unreadable(let path, let reason):
      Message(.failure, "\(path) cannot be read: \(reason).", hint: "Check the permissions, or choose another data directory with --home.")
    case .needsRepair(let path, let reason, let effect):
      Message(
        .failure, "\(path) cannot be read: \(reason); \(run: "store repair") \(words(for: effect)).",
        hint: "Check the permissions, or choose another data directory with --home.")
    case .damaged(let path, let setAside, let reason, let recovered):
      Message(
        .failure, "\(path) is damaged: \(reason). It was moved to \(setAside). \(sentence(about: recovered))",
        hint: hint(after: recovered, path, setAside))
    case .malformed(let path, let line, let reason):
      Message(
        .failure, "\(path) cannot be parsed\(line > 0 ? " in line \(line)" : ""): \(reason). The file was not changed.",
        hint: "Correct it in an editor, or restore a copy.")
    case .newerVersion(let path, let version, let newest):
      Message(
        .failure,
        "\(path) was written by a newer version of \(.program), in format \(version): this one reads up to \(newest). It was not changed.",
        hint: "Use that version, or choose another data directory with --home.")
    case .gone(let path):
      Message(
        .failure, "The data directory \(path) is gone: it was renamed or deleted while \(.program) was running.",
        hint: "Put it back, or start \(.program) again to begin with a new one.")
    case .converted:
      Message(.failure, "Another \(.program) has converted the storage meanwhile.", hint: "Run the command again.")
    }
  }

  private static func words(for effect: RepairEffect) -> String {
    switch effect {
    case .recovers: "recovers what can be read"
    case .rebuilds: "rebuilds it"
    }
  }

  private static func hint(after recovered: Recovery, _ path: String, _ setAside: String) -> MessageText {
    switch recovered {
    case .nothing: "Put it back from a backup, or run the command again to go on without it."
    case .needsBackup(let command):
      // The words of the reminder that each command then prints.
      StorageDiagnosticWording.hint(
        for: .restore(copyOf: path.split(separator: "/").last.map(String.init), otherwise: command), of: setAside)
    case .allBut: "Run the command again to go on. \(run: "store repair") moves the damaged file to the folder set-aside."
    }
  }

  private static func sentence(about recovered: Recovery) -> String {
    switch recovered {
    case .nothing, .needsBackup: "Nothing could be recovered."
    case .allBut(nil): "The readable part was recovered."
    case .allBut(let lost?): "\(CountWording.text(lost, "line")) could not be recovered, the others could."
    }
  }
}
