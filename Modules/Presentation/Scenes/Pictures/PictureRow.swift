public import Domain

/// A row of a list of pictures: the texts as they are shown, and beside them the values for programs.
public struct PictureRow: Hashable, Sendable {
  /// How far a picture's file is.
  public enum State: Hashable, Sendable {
    /// It was not looked at yet.
    case notLoaded
    /// It is there, and is what was saved.
    case loaded
    /// It cannot be shown, for this reason.
    case failed(PictureError)

    var word: String {
      switch self {
      case .notLoaded: "not_loaded"
      case .loaded: "loaded"
      case .failed: "failed"
      }
    }
  }

  /// The beginning of the id.
  public let id: String
  /// What the picture says.
  public let caption: String
  /// The type and the size.
  public let kind: String
  /// How long ago it was saved.
  public let age: String
  /// What is wrong with its file, if something is.
  public let problem: String?
  /// The values for programs.
  public let exported: ExportedRecord

  /// Makes the row of a picture as it stands at `now`.
  public init(_ summary: PictureSummary, state: State, now: Timestamp) {
    id = summary.id.short
    caption = summary.caption
    kind = "\(summary.format.rawValue), \(CountWording.text(summary.byteCount, "byte"))"
    age = summary.saved.map { AgeWording.text(of: $0, now: now) } ?? ""
    if case .failed(let error) = state { problem = PictureWording.sentence(for: error) } else { problem = nil }
    exported = ExportedRecord(
      PictureDetailLines.fields(of: summary) + [.init("state", .text(state.word)), .init("problem", .text(orNothing: problem))])
  }
}
