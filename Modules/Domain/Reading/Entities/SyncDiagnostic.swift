/// Something that keeps a person's devices from being alike. Nothing else suffers by it: what is done here is given out later, what was done
/// elsewhere is taken in later.
public enum SyncDiagnostic: Hashable, Sendable {
  /// Something in the shared folder, or the folder itself, cannot be used.
  case unusable(path: String, reason: String)
  /// The person's own files take nothing at the moment.
  case waiting(PersistenceError)
  /// Another home has used this device's name, as a copy of the home does, so this one has another name now.
  case renamed(device: String)
}
