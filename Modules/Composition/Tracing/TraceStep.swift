/// One step of a request on its way: who was called, with what, and what came of it.
struct TraceStep: Sendable {
  enum Result: Sendable {
    case pending
    case gave(String)
    case threw(String)
  }

  /// The module that the called type belongs to.
  let layer: String
  /// The called type.
  let type: String
  /// What was asked of it.
  let step: String
  /// With what, in short.
  let input: String
  /// What came of it, in short.
  var result = Result.pending
  /// How long it took with everything that it called, less what tracing took.
  var duration = Duration.zero

  init(type: Any.Type, step: String, input: String) {
    // "Domain.ListArticles", "Terminal.JSONDisplay<Scenes.ArticleList.ViewModel>"
    let qualified = String(reflecting: type)
    let bare = qualified.prefix { $0 != "<" }
    layer = String(bare.prefix { $0 != "." })
    self.type = String(bare.split(separator: ".").last ?? bare)
    self.step = step
    self.input = input
  }

  /// The file that holds the type: in this project a file is named after its type.
  var file: String { "\(type).swift" }
}
