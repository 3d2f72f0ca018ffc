public import Domain

/// A value as programs get it.
public indirect enum ExportedValue: Hashable, Sendable {
  /// There is none.
  case nothing
  /// Text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// Yes or no.
  case bool(Bool)
  /// Several values.
  case list([ExportedValue])
  /// A record within.
  case record(ExportedRecord)

  /// Text, if there is some.
  public static func text(orNothing text: String?) -> ExportedValue {
    text.map { .text($0) } ?? .nothing
  }

  /// A number, if there is one.
  public static func number(orNothing number: Int?) -> ExportedValue {
    number.map { .number($0) } ?? .nothing
  }

  /// A moment as RFC 3339 text in UTC, if there is one.
  public static func moment(_ moment: Timestamp?) -> ExportedValue {
    .text(orNothing: moment?.rfc3339)
  }

  /// A list of texts.
  public static func texts(_ texts: [String]) -> ExportedValue {
    .list(texts.map { .text($0) })
  }
}
