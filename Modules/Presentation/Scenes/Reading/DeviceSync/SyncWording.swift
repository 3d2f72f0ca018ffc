public import Domain

/// The messages for sync problems.
public enum SyncWording {
  public static func message(for problem: SyncDiagnostic) -> Message {
    switch problem {
    case .unusable(let path, let reason):
      Message(
        .warning, "\(path) cannot be used to keep your devices alike: \(reason).",
        hint: "What you do is given out as soon as it can be. 'strata sync' shows how it is.")
    case .waiting(let problem):
      Message(
        .warning, "What was done on your devices could not be exchanged. \(StoreWording.message(for: problem).sentence)",
        hint: "It is exchanged later.")
    case .renamed(let device):
      Message(
        .warning, "Another copy of this home has used this device's name. This device is '\(device)' from now on.",
        hint: "Nothing is lost by it.")
    }
  }
}
