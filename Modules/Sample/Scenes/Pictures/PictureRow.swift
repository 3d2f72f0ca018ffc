public import CoreDomain
public import CoreScenes
public import SampleDomain

/// A row of a list of pictures: the texts to show, and the fields for `--json` and `--plain`.
public struct PictureRow: Hashable, Sendable {
  /// The state of a picture's file.
  public enum State: Hashable, Sendable {
    /// The file is not checked yet.
    case notLoaded
    /// The file exists, and its content is the one that was saved.
    case loaded
    /// The picture cannot be shown.
    case failed(PictureError)

    var word: String {
      switch self {
      case .notLoaded: "not_loaded"
      case .loaded: "loaded"
      case .failed: "failed"
      }
    }
  }

  /// The short form of the id.
  public let id: String
  public let caption: String
  /// The image format and the size.
  public let kind: String
  /// The time since the picture was saved; see `AgeWording`.
  public let age: String
  /// The error of the file; nil when the file is intact.
  public let problem: MessageText?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(_ summary: PictureSummary, state: State, now: Timestamp) {
    id = summary.id.short
    caption = summary.caption
    kind = "\(summary.format.rawValue), \(CountWording.text(summary.byteCount, "byte"))"
    age = summary.saved.map { AgeWording.text(of: $0, now: now) } ?? ""
    if case .failed(let error) = state { problem = PictureWording.sentence(for: error) } else { problem = nil }
    exported = ExportedRecord(
      PictureDetailLines.fields(of: summary) + [.init("state", .text(state.word)), .init("problem", .message(orNull: problem))])
  }
}
