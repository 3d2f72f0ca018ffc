public import CoreDomain
public import CoreScenes
public import SampleDomain

/// A row of a list of pictures: the texts to show, and the fields for `--json` and `--plain`.
public struct PictureRow: Hashable, Sendable {
  /// The state of a picture's file.
  public enum State: Hashable, Sendable {
    /// The file is not checked yet.
    case notLoaded
    /// The file exists and is undamaged.
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

  /// A dot for a picture that the user has not opened, and a star. The text is always two characters wide.
  public let signs: String
  /// Whether the user has opened the picture.
  public let isSeen: Bool
  /// The short form of the id.
  public let id: String
  public let caption: String
  /// The image format and the size.
  public let kind: String
  /// The time since the picture was saved; see `RelativeDateWording`.
  public let age: String
  /// The error of the file; nil when the file is intact.
  public let problem: MessageText?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(
    signs: String, isSeen: Bool, id: String, caption: String, kind: String, age: String, problem: MessageText? = nil,
    exported: ExportedRecord
  ) {
    self.signs = signs
    self.isSeen = isSeen
    self.id = id
    self.caption = caption
    self.kind = kind
    self.age = age
    self.problem = problem
    self.exported = exported
  }

  public init(_ summary: PictureSummary, state: State, now: Timestamp) {
    signs = "\(summary.isSeen ? " " : "•")\(summary.isStarred ? "★" : " ")"
    isSeen = summary.isSeen
    id = summary.id.short
    caption = summary.caption
    kind = "\(summary.format.rawValue), \(CountWording.text(summary.byteCount, "byte"))"
    age = summary.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? ""
    if case .failed(let error) = state { problem = PictureWording.sentence(for: error) } else { problem = nil }
    exported = Self.record(of: summary, state: state, problem: problem)
  }

  /// The fields of a row for `--json` and `--plain`. The marks are last, because they were added later and must not move the other fields
  /// of `--plain`.
  public static func record(of summary: PictureSummary, state: State, problem: MessageText? = nil) -> ExportedRecord {
    ExportedRecord(
      PictureDetailLines.file(of: summary) + [.init("state", .text(state.word)), .init("problem", .message(orNull: problem))]
        + PictureDetailLines.marks(of: summary))
  }
}
