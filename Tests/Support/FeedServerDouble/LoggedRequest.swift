/// A request that a ``FeedServerDouble`` received, without its secrets.
public struct LoggedRequest: Hashable, Sendable, CustomStringConvertible {
  /// The method, such as `GET`.
  public let method: String
  /// What follows `/reader/api/0/`, such as `edit-tag`; `accounts/ClientLogin` for a login.
  public let call: String
  /// The fields of the query and the form, in their order. Passwords and tokens have no value.
  public let fields: [Field]

  public struct Field: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  private static let secrets: Set = ["Passwd", "T"]

  init(method: String, call: String, fields: [(name: String, value: String)]) {
    self.method = method
    self.call = call
    self.fields = fields.map { Field(name: $0.name, value: Self.secrets.contains($0.name) ? "" : $0.value) }
  }

  /// The number of items that the request names.
  public var items: Int { fields.count { $0.name == "i" } }

  /// The request in a line: the fields by name, and of the items only their number.
  public var description: String {
    let named = fields.filter { $0.name != "i" }.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
      .map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }
    return ([method, call] + named + (items == 0 ? [] : ["i×\(items)"])).joined(separator: " ")
  }
}
