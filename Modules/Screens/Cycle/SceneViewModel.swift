/// What every scene's view model can tell, so that views of the same kind (JSON, plain records) are written once for all scenes.
public protocol SceneViewModel: Sendable {
  /// How it went: decides the exit code.
  var outcome: Outcome { get }
  /// What is said beside the result, on standard error.
  var messages: [Message] { get }
  /// The result as values for programs.
  var exported: Exported { get }
}
