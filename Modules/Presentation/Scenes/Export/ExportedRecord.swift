/// Named values in the order in which they are printed; names in snake_case.
public struct ExportedRecord: Hashable, Sendable {
  /// A name and its value.
  public struct Field: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: ExportedValue

    /// Makes a field.
    public init(_ name: String, _ value: ExportedValue) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in order.
  public let fields: [Field]

  /// Makes a record.
  public init(_ fields: [Field]) {
    self.fields = fields
  }

  /// The record without the fields that have no value, for formats in which absence is meant by leaving out.
  public var omittingNulls: ExportedRecord {
    ExportedRecord(fields.filter { $0.value != .nothing })
  }
}
