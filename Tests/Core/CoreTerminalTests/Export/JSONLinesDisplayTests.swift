import CoreScenes
import CoreTerminal
import Foundation
import TerminalDoubles
import Testing

@MainActor @Suite("Dialogue results as JSON Lines")
struct JSONLinesDisplayTests {
  private nonisolated static let kinds: [Exported] = [
    .empty, .list([]), .list([ViewModelSample.record]), .stream([ViewModelSample.short]), .record(ViewModelSample.record), .number(3),
    .document("<a>\u{1B}\n</a>"),
  ]

  private func turn(_ viewModel: ViewModelSample) -> ScreenCapture {
    let screen = ScreenCapture(columns: 40)
    JSONLinesDisplay<ViewModelSample>(terminal: screen.terminal).display(viewModel)
    return screen
  }

  @Test("each result is one object on one line, and nothing else is written", arguments: kinds)
  func oneLine(exported: Exported) throws {
    let screen = turn(.init(messages: [Message(.failure, MessageText(hostileTitle))], exported: exported))
    #expect(screen.output.hasSuffix("\n") && screen.output.filter(\.isNewline).count == 1)
    #expect(screen.error.isEmpty)
    #expect(!holdsForbidden(screen.output))
    let decoded = try #require(try JSONSerialization.jsonObject(with: Data(screen.output.utf8)) as? NSDictionary)
    #expect(Set(decoded.allKeys.compactMap { $0 as? String }) == ["outcome", "messages", "result"])
    #expect(decoded["messages"] as? [NSDictionary] == [["kind": "failure", "sentence": hostileTitle, "hint": NSNull()]])
  }

  @Test("each object has the outcome, the messages and the result, in this order")
  func order() {
    let message = Message(.warning, "Tea.", hint: "Do.")
    #expect(
      turn(.init(outcome: .someFailed, messages: [message], exported: .list([ViewModelSample.short]))).output == """
        {"outcome":"some_failed","messages":[{"kind":"warning","sentence":"Tea.","hint":"Do."}],"result":[{"id":"cd34"}]}

        """)
    #expect(turn(.init(exported: .empty)).output == "{\"outcome\":\"done\",\"messages\":[],\"result\":null}\n")
  }
}
