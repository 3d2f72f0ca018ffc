/// The fields of something that the user's devices share, by name. Fields without a value are missing.
public struct SyncItem: Hashable, Sendable {
  public var fields: [String: String]

  public init(_ fields: [String: String]) {
    self.fields = fields
  }

  public subscript(field: String) -> String? {
    get { fields[field] }
    set { fields[field] = newValue }
  }

  /// The field that says whether the item exists. A removed item loses only this field, so that a later change elsewhere is not lost.
  public static let presence = "present"
  public static let present = "yes"

  public var isPresent: Bool { fields[Self.presence] == Self.present }
}
