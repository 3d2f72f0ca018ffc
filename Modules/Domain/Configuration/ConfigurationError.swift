/// The situations in which settings cannot be read or changed.
public enum ConfigurationError: PersistenceErrorConvertible, Hashable {
  /// Where the unusable name or value comes from.
  public enum Source: Hashable, Sendable {
    /// The person has just typed it.
    case typed
    /// It stands in the file.
    case file
  }

  /// There is no setting of this name.
  case unknownKey(String, Source)
  /// The value is none of this setting.
  case badValue(SettingKey, String, SettingError, Source)
  /// The settings cannot be read or written.
  case store(PersistenceError)
  /// It was stopped before it was done.
  case cancelled
}
