/// One step of a request: the called type and function, the input, and the result.
struct TraceStep: Sendable {
  enum Result: Sendable {
    case pending
    case gave(String)
    case threw(String)
  }

  /// The module of the called type.
  let layer: String
  let type: String
  /// The called function.
  let step: String
  /// A short description of the input.
  let input: String
  /// The index of the step that made this call; nil for the first step.
  var caller: Int?
  /// A short description of the result or the error.
  var result = Result.pending
  /// The duration including all called steps, without the overhead of tracing.
  var duration = Duration.zero

  init(type: Any.Type, step: String, input: String, caller: Int? = nil) {
    // "Domain.ListArticles", "Terminal.JSONDisplay<Scenes.ArticleList.ViewModel>"
    let qualified = String(reflecting: type)
    let bare = qualified.prefix { $0 != "<" }
    layer = String(bare.prefix { $0 != "." })
    self.type = String(bare.split(separator: ".").last ?? bare)
    self.step = step
    self.input = input
    self.caller = caller
  }

  /// The file of the type. In this project, a file has the name of its type.
  var file: String { "\(type).swift" }
}
