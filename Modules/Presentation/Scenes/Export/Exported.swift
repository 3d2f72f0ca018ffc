/// A scene's result for programs: what `--json` and `--plain` print.
public enum Exported: Hashable, Sendable {
  /// There is no result to print.
  case nothing
  /// A list of records; in JSON an array.
  case list([ExportedRecord])
  /// Records that come one after another while the work goes on; in JSON an object a line.
  case stream([ExportedRecord])
  /// One record; in JSON an object.
  case record(ExportedRecord)
  /// A number alone.
  case number(Int)
  /// A document in a format of its own, printed as it is.
  case document(String)
}
