public import Domain

/// What a person chose for one run of the program.
public struct LaunchOptions: Sendable {
  /// How results are drawn.
  public enum Format: Sendable {
    /// For people.
    case text
    /// As JSON.
    case json
    /// As plain records.
    case plain
  }

  /// The folder of the person's data; nil for the usual place.
  public var directory: String?
  /// The way in which a new home is to be kept; nil for that in which it is.
  public var store: StorageKind?
  /// How results are drawn.
  public var format: Format
  /// Whether the way of the request through the layers is shown.
  public var isTraced: Bool
  /// Whether colours are unwanted, wherever the output goes.
  public var hasNoColour: Bool

  /// Makes settings.
  public init(
    directory: String? = nil, store: StorageKind? = nil, format: Format = .text, isTraced: Bool = false, hasNoColour: Bool = false
  ) {
    self.directory = directory
    self.store = store
    self.format = format
    self.isTraced = isTraced
    self.hasNoColour = hasNoColour
  }
}
