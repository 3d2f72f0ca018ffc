import CoreDomain
import CoreScenes
import CoreTerminal
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages as lines")
struct MessageLinesTests {
  private static let messages = [
    ReaderErrorWording.message(
      for: .store(
        .damaged(
          path: "/home/me/articles.json", setAside: "/home/me/articles.json.damaged-1", reason: "it ends early", recovered: .nothing))),
    Message(.warning, "日本語の警告はとても長くて、一行に収まらないので、折り返されます。"), Message(.notice, "Short.", hint: "Do."),
  ]

  private func text(_ messages: [Message], columns: Int) -> String {
    MessageLines.lines(for: messages, program: "strata", columns: columns).map { $0.text + "\n" }.joined()
  }

  @Test("a message starts with the program's name, and the hint is below it")
  func wide() {
    #expect(
      text(Self.messages, columns: 80) == """
        strata: /home/me/articles.json is damaged: it ends early. It was moved to
          /home/me/articles.json.damaged-1. Nothing could be recovered.
          Put it back from a backup, or run the command again to go on without it.
        strata: 日本語の警告はとても長くて、一行に収まらないので、折り返されます。
        strata: Short.
          Do.

        """)
  }

  @Test("a message is wrapped in a narrow window")
  func narrow() {
    #expect(
      text(Self.messages, columns: 40) == """
        strata: /home/me/articles.json is
          damaged: it ends early. It was moved
          to /home/me/articles.json.damaged-1.
          Nothing could be recovered.
          Put it back from a backup, or run the
          command again to go on without it.
        strata: 日本語の警告はとても長くて、一行
          に収まらないので、折り返されます。
        strata: Short.
          Do.

        """)
  }

  @Test("no messages give no lines")
  func none() {
    #expect(MessageLines.lines(for: [], program: "strata", columns: 80).isEmpty)
  }

  @Test("no line is wider than the window", arguments: 8...60)
  func fits(columns: Int) {
    #expect(MessageLines.lines(for: Self.messages, program: "strata", columns: columns).allSatisfy { $0.columns <= columns })
  }

  @Test(
    "notices are plain, warnings yellow and failures bold red",
    arguments: [(.notice, .plain), (.warning, Style([], .yellow)), (.failure, Style(.bold, .red))] as [(Message.Kind, Style)])
  func styles(kind: Message.Kind, style: Style) {
    let lines = MessageLines.lines(for: [Message(kind, "Tea.", hint: "Do.")], program: "strata", columns: 80)
    #expect(lines == [StyledLine([Span("strata: ", .dim), Span("Tea.", style)]), StyledLine([Span("  "), Span("Do.")])])
  }

  @Test("a hostile name in a sentence adds no line break and no escape sequence")
  func hostile() {
    #expect(text([Message(.failure, "'a\nb\u{1B}[31mc\u{202E}' failed.")], columns: 80) == "strata: 'a bc' failed.\n")
  }
}
