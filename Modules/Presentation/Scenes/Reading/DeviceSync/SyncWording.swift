public import Domain

/// The messages for sync problems.
public enum SyncWording {
  public static func message(for problem: SyncDiagnostic) -> Message {
    switch problem {
    case .unusable(let path, let reason):
      Message(
        .warning, "\(path) cannot be used for sync: \(reason).",
        hint: "Your changes sync when it works again. 'strata sync' shows the state.")
    case .waiting(let problem):
      Message(
        .warning, "Your devices could not sync. \(StoreWording.message(for: problem).sentence)",
        hint: "The next command tries again.")
    case .renamed(let device):
      Message(
        .warning, "A copy of this data directory uses the same device name. This device is now '\(device)'.",
        hint: "Nothing is lost.")
    }
  }
}
