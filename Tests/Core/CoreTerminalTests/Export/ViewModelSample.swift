import CoreScenes
import TerminalDoubles

/// A view model with only the parts that are exported to programs.
struct ViewModelSample: SceneViewModel {
  var outcome = Outcome.done
  var messages: [Message] = []
  let exported: Exported

  static let record = ExportedRecord([
    .init("id", .text("ab12")), .init("title", .text(hostileTitle)), .init("none", .null), .init("count", .number(-3)),
    .init("is_read", .bool(true)), .init("authors", .list([.text("A"), .text("B")])),
    .init("files", .list([.record(ExportedRecord([.init("url", .text("https://example.org/1")), .init("bytes", .number(5))]))])),
  ])
  static let short = ExportedRecord([.init("id", .text("cd34"))])
}
