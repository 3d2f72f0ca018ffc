import CoreDomain

/// What the user's devices share of a view: its query. The name is the key.
extension SavedView {
  private static let queryField = "query"

  public var syncItem: SyncItem { SyncItem([SyncItem.presence: SyncItem.present, Self.queryField: query]) }

  /// Reads an item; nil without a query, which may still be arriving.
  public init?(_ item: SyncItem, named name: String) {
    guard let query = item[Self.queryField] else { return nil }
    do throws(ViewNameError) { self.init(try ViewName(name), query) } catch { return nil }
  }

  /// Whether a field can have this value. A query need not be right: it may name a view that is still arriving.
  static func isValid(_ value: String?, of field: String, for name: String) -> Bool {
    do throws(ViewNameError) { _ = try ViewName(name) } catch { return false }
    switch field {
    case SyncItem.presence: return true
    case queryField:
      guard let value else { return true }
      return !value.isEmpty && value.utf8.count <= Query.maximumBytes && value.withoutControls == value
        && value.trimmingWhitespace() == value
    default: return false
    }
  }
}
