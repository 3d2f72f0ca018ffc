public import CoreDomain
public import CoreScenes
public import SampleDomain

/// The scene that shows one picture: a new picture with a caption, or a stored one.
public enum PictureDetail {
  public enum Request: Hashable, Sendable {
    /// Fetch a picture with this caption, and show it.
    case say(String)
    /// Save the picture that was fetched last.
    case save
    /// Show a stored picture.
    case show(PictureReference)
    /// Note the caption for the next search. Its remarks are shown at once.
    case type(String)
    /// Fetch a picture with the caption that was typed last, and show it.
    case search
    /// Save the shown picture.
    case keep
    /// Revert saving the shown picture.
    case unkeep
    /// The user typed an unknown command.
    case notUnderstood(String)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let state: State
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { if case .loading = state { true } else { false } }

    public init(state: State, messages: [Message], exported: Exported, outcome: Outcome) {
      self.state = state
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }

  public enum State: Hashable, Sendable {
    /// The picture is loading. The sentence tells the user so.
    case loading(String)
    /// The picture, for terminals that can draw it, and lines with its details.
    case loaded(ShownPicture, [DetailLine])
    /// Something was done, as the sentence says.
    case told(String)
    /// The request failed. The messages say why.
    case failed
  }
}

/// An encoded picture that a display can draw.
public struct ShownPicture: Hashable, Sendable {
  /// The content of the picture's file.
  public let bytes: [UInt8]
  public let format: ImageFormat

  public init(bytes: [UInt8], format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }
}

/// The details of a picture, for the user and for `--json` and `--plain`.
public enum PictureDetailLines {
  public static func details(about summary: PictureSummary) -> [DetailLine] {
    [
      DetailLine("Caption", summary.caption), DetailLine("Id", summary.id.short), DetailLine("Type", summary.format.mediaType),
      DetailLine("Size", CountWording.text(summary.byteCount, "byte")), DetailLine("Path", summary.path, isURL: true),
    ]
  }

  public static func fields(of summary: PictureSummary) -> [ExportedRecord.Field] {
    file(of: summary) + marks(of: summary)
  }

  static func file(of summary: PictureSummary) -> [ExportedRecord.Field] {
    [
      .init("id", .text(summary.id.text)),
      .init("caption", .text(summary.caption)),
      .init("type", .text(summary.format.mediaType)),
      .init("bytes", .number(summary.byteCount)),
      .init("path", .text(summary.path)),
      .init("saved", .moment(summary.saved)),
    ]
  }

  static func marks(of summary: PictureSummary) -> [ExportedRecord.Field] {
    [.init("is_starred", .bool(summary.isStarred)), .init("is_seen", .bool(summary.isSeen))]
  }
}
