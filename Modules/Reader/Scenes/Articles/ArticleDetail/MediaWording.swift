public import ReaderDomain

/// The names of what articles contain besides text.
public enum MediaWording {
  /// The kind of a medium, as it is written before its title.
  public static func name(of medium: Document.Media) -> String {
    switch medium {
    case .image: "image"
    case .video: "video"
    case .audio: "audio"
    case .page: "embedded"
    }
  }
}
