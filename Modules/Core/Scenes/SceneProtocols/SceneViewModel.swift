/// The properties that all view models share, so that one display per format (JSON, plain records) serves all scenes.
public protocol SceneViewModel: Sendable {
  /// The outcome of the request, which decides the exit code.
  var outcome: Outcome { get }
  /// The messages for the user, printed on standard error.
  var messages: [Message] { get }
  /// The result for `--json` and `--plain`.
  var exported: Exported { get }
  /// Whether another view model follows. Text displays show the progress; JSON and plain displays wait for the final view model.
  var isLoading: Bool { get }
}

extension SceneViewModel {
  /// The default for scenes that show nothing before they are done.
  public var isLoading: Bool { false }
}
