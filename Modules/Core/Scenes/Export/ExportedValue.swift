public import CoreDomain

/// A value in machine-readable output.
public indirect enum ExportedValue: Hashable, Sendable {
  case null
  case text(String)
  /// A text that may contain the name of the program.
  case message(MessageText)
  case number(Int)
  case bool(Bool)
  case list([ExportedValue])
  case record(ExportedRecord)

  public static func text(orNull text: String?) -> ExportedValue {
    text.map { .text($0) } ?? .null
  }

  public static func message(orNull text: MessageText?) -> ExportedValue {
    text.map { .message($0) } ?? .null
  }

  public static func number(orNull number: Int?) -> ExportedValue {
    number.map { .number($0) } ?? .null
  }

  /// A moment as RFC 3339 text in UTC; null when `moment` is nil.
  public static func moment(_ moment: Timestamp?) -> ExportedValue {
    .text(orNull: moment?.rfc3339)
  }

  public static func texts(_ texts: [String]) -> ExportedValue {
    .list(texts.map { .text($0) })
  }
}
