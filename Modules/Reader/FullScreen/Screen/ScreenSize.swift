/// The size of a window in cells.
public struct ScreenSize: Hashable, Sendable {
  public let columns: Int
  public let rows: Int

  /// Negative numbers count as 0, and very large ones as the largest window that is drawn.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximum)
    self.rows = min(max(rows, 0), Self.maximum)
  }

  /// No window is larger. A terminal that claims so must not fill the memory.
  private static let maximum = 1000
}
