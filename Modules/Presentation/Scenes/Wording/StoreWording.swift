public import Domain

/// The messages for errors of the user's stored data.
public enum StoreWording {
  public static func message(for problem: PersistenceError) -> Message {
    switch problem {
    case .locked(let process):
      Message(
        .failure, "Another strata\(process.map { " (process \($0))" } ?? "") is at work in this home.",
        hint: "Wait until it is done, or end it.")
    case .unwritable(let path, let reason):
      Message(
        .failure, "\(path) cannot be written: \(reason). It was left as it is.",
        hint: "Check the permissions and the free space, or name another home with --home.")
    case .unreadable(let path, let reason):
      Message(.failure, "\(path) cannot be read: \(reason).", hint: "Check the permissions, or name another home with --home.")
    case .damaged(let path, let setAside, let reason, let recovered):
      Message(
        .failure, "\(path) is damaged: \(reason). It was put aside as \(setAside). \(sentence(about: recovered))",
        hint: "Run the command again to go on. 'strata store repair' deals with the damaged file.")
    case .malformed(let path, let line, let reason):
      Message(
        .failure, "\(path) is not well formed\(line > 0 ? " in line \(line)" : ""): \(reason). It was left as it is.",
        hint: "Mend it in an editor, or put a copy in its place.")
    case .newerVersion(let path, let version):
      Message(
        .failure, "\(path) was written by a newer strata (its form is \(version)). It was left as it is.",
        hint: "Use that version, or name another home with --home.")
    }
  }
  private static func sentence(about recovered: Recovery) -> String {
    switch recovered {
    case .nothing: "Nothing in it could be recovered."
    case .allBut(nil): "What could be read of it was recovered."
    case .allBut(let lost?): "All but \(CountWording.text(lost, "line")) of it could be recovered."
    }
  }
}
