/// Why settings cannot be read or changed.
public enum ConfigurationError: PersistenceErrorConvertible, Hashable {
  /// The origin of an unusable name or value.
  public enum Source: Hashable, Sendable {
    /// The user typed it.
    case typed
    /// The configuration file contains it.
    case file
  }

  /// No setting has this name.
  case unknownKey(String, Source)
  /// The setting does not accept this value.
  case badValue(SettingKey, String, SettingError, Source)
  /// The setting belongs to another program, whose name is the second value.
  case ofProgram(SettingKey, String)
  /// The settings cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
