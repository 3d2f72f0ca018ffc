/// The presentation architectures of the random quote. The scene shows the same in all of them.
public enum QuoteArchitecture: String, CaseIterable, Sendable {
  /// View, interactor, presenter: the architecture of all other scenes.
  case vip
  /// A view with two components.
  case mv
  /// The same view in one file.
  case mvInOneFile = "mv-one-file"
}
