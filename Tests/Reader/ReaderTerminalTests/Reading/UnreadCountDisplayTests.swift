import CoreScenes
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@Suite("Number of unread articles below a list")
@MainActor
struct UnreadCountDisplayTests {
  private func viewModel(_ number: String?, _ messages: [Message] = []) -> ArticleCount.ViewModel {
    ArticleCount.ViewModel(number: number, messages: messages, exported: .empty, outcome: .done)
  }

  @Test("the number is drawn when it changes, on standard error")
  func changes() {
    let picture = TerminalPicture(columns: 80)
    let display = UnreadCountDisplay(terminal: picture.terminal, isShown: true)
    for number in ["3", "3", "2"] { display.display(viewModel(number)) }
    #expect(picture.output.isEmpty && picture.error == "3 unread\n2 unread\n")
  }

  @Test("for programs only problems are drawn")
  func programs() {
    let picture = TerminalPicture(columns: 80)
    let display = UnreadCountDisplay(terminal: picture.terminal, isShown: false)
    display.display(viewModel("3"))
    display.display(viewModel(nil, [Message(.failure, "It fails.")]))
    #expect(picture.error == "strata: It fails.\n")
  }
}
