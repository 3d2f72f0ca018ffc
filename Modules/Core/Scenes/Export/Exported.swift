/// The machine-readable result of a scene: what `--json` and `--plain` print.
public enum Exported: Hashable, Sendable {
  case empty
  /// A list of records; a JSON array.
  case list([ExportedRecord])
  /// Records that are printed while the work runs; one JSON object per line.
  case stream([ExportedRecord])
  /// One record; a JSON object.
  case record(ExportedRecord)
  case number(Int)
  /// A document in its own format, such as XML, printed unchanged.
  case document(String)
}
