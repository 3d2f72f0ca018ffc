/// Named values in the order in which they are printed. The names are in snake_case.
public struct ExportedRecord: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let name: String
    public let value: ExportedValue

    public init(_ name: String, _ value: ExportedValue) {
      self.name = name
      self.value = value
    }
  }

  public let fields: [Field]

  public init(_ fields: [Field]) {
    self.fields = fields
  }

  /// The record without its null fields, for formats that omit missing values.
  public var omittingNulls: ExportedRecord {
    ExportedRecord(fields.filter { $0.value != .null })
  }
}
