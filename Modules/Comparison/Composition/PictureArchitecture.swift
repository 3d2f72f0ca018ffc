/// The presentation architectures of the picture dialogue.
public enum PictureArchitecture: String, CaseIterable, Sendable {
  /// Three scenes, two dispatchers, and a repository as the source of truth.
  case vidrep
}
