/// What every scene's view model can tell, so that views of the same kind (JSON, plain records) are written once for all scenes.
public protocol SceneViewModel: Sendable {
  /// How it went: decides the exit code.
  var outcome: Outcome { get }
  /// What is said beside the result, on standard error.
  var messages: [Message] { get }
  /// The result as values for programs.
  var exported: Exported { get }
  /// Whether more is on its way. People see that something is going on; programs wait for what it comes to.
  var isLoading: Bool { get }
}

extension SceneViewModel {
  /// Scenes that show nothing before they are done need not say so.
  public var isLoading: Bool { false }
}
