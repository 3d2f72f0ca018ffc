import CoreScenes
import Foundation
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A refresh in a dialogue as JSON Lines")
struct JSONLineRefreshDisplayTests {
  @Test("a whole refresh is one object at its end, with the rows and messages of all its steps; the next refresh starts anew")
  func oneLine() throws {
    let picture = TerminalPicture(columns: 40)
    let display = JSONLineRefreshDisplay(terminal: picture.terminal)
    let end = RefreshSample.viewModel
    let step = FeedRefresh.ViewModel(
      progress: RefreshProgress(done: 1, total: 2, text: ""), rows: end.rows, summary: nil, messages: [Message(.warning, "Tea.")],
      outcome: .done)
    display.display(step)
    #expect(picture.output.isEmpty)
    display.display(end)
    display.display(end)
    let objects = try picture.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
    #expect(objects.map { ($0["result"] as? [Any])?.count } == [end.rows.count * 2, end.rows.count])
    #expect(objects.map { ($0["messages"] as? [Any])?.count } == [2, 1])
    #expect(objects.map { $0["outcome"] as? String } == ["some_failed", "some_failed"])
  }
}
